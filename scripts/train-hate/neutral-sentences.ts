import { createDraw } from './draw.ts'
import { REPORTS } from './neutral-reports.ts'

/**
 * Sentences written for LupaScan about politicians, parties and groups of people, in praise, report and criticism,
 * without offending anyone. In the labelled sets such names occur mostly beside insults, so a model learns the name as
 * the insult; here it sees them without (Dixon et al., AIES 2018).
 */
const NAMES = `
Hoje {nome} se reuniu com {cargo} para tratar do orçamento de {lugar}.
O governo {nome} anunciou novas medidas para {tema} nesta {dia}.
Votei contra o projeto que trata de {tema} porque o texto não foi debatido com a sociedade.
Votei a favor da proposta do {partido} sobre {tema}; o povo brasileiro precisa de respostas.
Estive em {lugar} ao lado de {cargo} para a entrega de obras de {tema}. Muito trabalho pela frente!
Obrigado pelo carinho, {lugar}! Seguimos trabalhando por {tema}.
Bom dia! Hoje tem sessão no plenário e vamos votar a medida provisória de {tema}.
Parabéns à cidade de {lugar} pelo aniversário, um povo trabalhador e acolhedor.
Feliz dia {grupoDe}! Respeito e direitos para todos.
A Câmara aprovou o projeto que garante direitos {grupoA}.
{cargo} recebeu representantes {grupoDe} para ouvir suas reivindicações.
Precisamos falar sobre a saúde {grupoDe} no Brasil.
As políticas públicas para {tema} precisam chegar às periferias.
{nome} mentiu sobre os números de {tema}, mostram os dados oficiais.
É um absurdo o que o governo {nome} fez com {tema}. Vamos cobrar explicações.
O {partido} errou ao votar contra a reforma, e isso custou caro aos mais pobres.
Não podemos aceitar o corte de verbas de {tema} proposto por {nome}.
A oposição pediu a abertura de uma CPI para investigar denúncias de corrupção em {tema}.
A Polícia Federal cumpriu mandados de prisão em {lugar} contra suspeitos de lavagem de dinheiro.
O Supremo julga nesta {dia} a ação sobre {tema} movida pelo {partido}.
{nome} foi condenado em primeira instância e vai recorrer da decisão.
Golpistas que depredaram Brasília devem responder na Justiça, com direito a defesa.
O ministro defendeu em entrevista a democracia e criticou os atos de violência.
Os criminosos que atacaram a escola em {lugar} foram presos. Minha solidariedade às famílias.
Meus sentimentos aos familiares das vítimas do acidente em {lugar}.
Morreu hoje, aos 82 anos, um grande professor e defensor de {tema}.
O combate ao racismo, à homofobia e à violência contra a mulher é dever de todos.
Racismo é crime. Denuncie.
O feminicídio cresceu em {lugar}, e precisamos proteger as mulheres.
O estupro de vulnerável terá pena maior se o projeto for aprovado.
A fome voltou ao Brasil e atinge sobretudo {grupo}.
Toda solidariedade {grupoA} atacados nesta semana. Intolerância não passará.
O Nordeste mostrou sua força nas urnas e merece respeito.
Nordestinos e nordestinas constroem este país todos os dias.
Baianos, cearenses e pernambucanos celebram hoje o São João.
O terreiro foi tombado como patrimônio cultural de {lugar}.
Pastores e padres participaram de um ato pela paz em {lugar}.
Evangélicos e católicos se uniram em uma campanha de doação de alimentos.
A comunidade judaica lembrou as vítimas do Holocausto.
Muçulmanos celebram o fim do Ramadã em {lugar}.
Povos indígenas pedem a demarcação de suas terras.
Os Yanomami precisam de ajuda urgente contra a desnutrição e o garimpo ilegal.
Casais gays e lésbicas poderão adotar, decidiu a Justiça.
Pessoas trans terão direito ao nome social nos serviços públicos.
Hoje é dia do orgulho LGBT: amor, respeito e direitos.
Refugiados venezuelanos e haitianos recebem atendimento em {lugar}.
A imigração japonesa e a árabe fazem parte da história de {lugar}.
O presidente da China recebeu {nome} em Pequim para assinar acordos comerciais.
{nome} e {nome} participaram do debate na televisão; assista.
Pesquisa mostra {nome} com 41% das intenções de voto contra 37% de {nome}.
A direita e a esquerda precisam dialogar sobre {tema}.
Comunistas, socialistas e liberais divergem sobre o papel do Estado.
O bolsonarismo perdeu espaço nas eleições municipais, diz cientista político.
O petismo e o bolsonarismo disputam o eleitorado de {lugar}.
Militantes do {partido} fizeram uma caminhada no centro de {lugar}.
Acompanhe ao vivo a minha fala na tribuna sobre {tema}.
Apresentei um requerimento de informação ao ministério sobre {tema}.
Protocolei um projeto de lei que reduz os impostos sobre {tema}.
Minha emenda de R$ 2 milhões garantiu ambulâncias para {lugar}.
Conto com o seu voto e o seu apoio, {lugar}!
Assista à minha entrevista na rádio sobre {tema}. Link na bio.
O desmatamento caiu 30% em {lugar}, segundo o Inpe.
A inflação desacelerou e o desemprego caiu, mas os juros seguem altos.
O agro alimenta o Brasil e gera emprego e renda em {lugar}.
O arcabouço fiscal será votado na {dia} e o relator é do {partido}.
A vacina salva vidas. Procure o posto de saúde mais próximo.
Vacinação de crianças e idosos começa na {dia} em {lugar}.
{nome} sancionou a lei que cria o programa de {tema}.
A decisão de {nome} prejudica os trabalhadores e precisa ser revista.
Isso é grave: o contrato sem licitação de {tema} precisa ser investigado.
Que vergonha o preço da gasolina. O governo precisa agir.
O governo {nome} fracassou em {tema}. Os números falam por si.
Mais uma promessa não cumprida de {nome}: onde está o dinheiro de {tema}?
Censura não! A liberdade de expressão é um direito de todos.
Fake news: é falso que {nome} tenha proibido {tema}.
É mentira que o {partido} vai acabar com {tema}. Confira a checagem.
Vergonhoso ver o {partido} votar contra {grupo}.
A polícia prendeu o homem que ameaçava matar {cargo} em {lugar}.
Defendemos a prisão em segunda instância e o fim do foro privilegiado.
O bandido que atirou no policial foi preso em {lugar}. Que a justiça seja feita.
Facções criminosas atacam ônibus em {lugar}; o Estado precisa reagir.
O MST anunciou novas ocupações, e o {partido} cobra respeito à propriedade privada.
A mãe de família que trabalha o dia todo não aguenta mais tanto imposto.
Crianças negras e pobres são as que mais sofrem com a evasão escolar.
Mulheres pretas ganham menos da metade do salário de homens brancos, mostra o IBGE.
Idosos e pessoas com deficiência terão prioridade no atendimento.
O autismo precisa de políticas públicas de inclusão nas escolas de {lugar}.
Ninguém solta a mão de ninguém. Viva a democracia!
Deus, pátria, família e liberdade. Seguimos firmes, {lugar}!
Fora da política não há solução: participe, vote e cobre {cargo}.
Lula e Bolsonaro fazem comícios no mesmo dia em {lugar}.
Haddad apresentou a proposta de {tema} ao Congresso.
Moraes determinou a quebra de sigilo no inquérito sobre {tema}.
Dino presta esclarecimentos na comissão de segurança da Câmara.
Janja visitou {lugar} e conversou com {grupo}.
Michelle Bolsonaro discursou para mulheres do {partido} em {lugar}.
Dilma assumiu a presidência do banco dos Brics.
Os atos de 8 de janeiro serão investigados por uma comissão mista.
O genocídio do povo armênio foi lembrado em sessão solene.
O relatório cita crimes contra a humanidade e pede o indiciamento de {cargo}.
Perder para um adversário melhor faz parte: parabéns ao time e à torcida.
O jogo de ontem foi sofrido, mas a nossa torcida deu show no estádio.
A rainha da bateria e a vaca mecânica foram destaques do carnaval de {lugar}.
O preço da carne de porco, de galinha e de vaca subiu 12% em {lugar}.
O lixo de {lugar} será recolhido na {dia}; separe os recicláveis.
O burro e o jumento são símbolos da cultura do sertão.
Macacos e onças foram resgatados do incêndio no Pantanal.
A febre amarela matou macacos em {lugar}; vacine-se.
O livro conta a história de escravos fugidos que fundaram um quilombo.
A peça fala de uma bruxa, um palhaço e um monstro que viram amigos.
O governo {nome} aumentou impostos e quem paga a conta é você, trabalhador brasileiro.
Mais um aumento da gasolina no governo {nome}. O povo brasileiro não merece isso!
O desgoverno {nome} continua sem plano para {tema}; é o Brasil andando para trás.
A culpa agora é sempre do governo anterior, e nada se faz por {tema}.
Ministro do governo {nome} usou avião da FAB para viagem particular, revela o jornal. Vou pedir explicações.
Enquanto o povo passa fome, {cargo} gasta milhões com {tema}. Inadmissível!
{nome} recebeu o ditador da Venezuela com honras de chefe de Estado. Ditadura não se celebra, se condena.
A ditadura cubana prende opositores e jornalistas, e o {partido} se cala.
O regime comunista matou milhões de pessoas no século XX, e a história não pode ser esquecida.
O fascismo e o nazismo foram derrotados em 1945, e a democracia venceu.
Quem financiou os atos terroristas de 8 de janeiro precisa ser identificado e punido com todo o rigor da lei.
Terroristas invadiram o Congresso, o Planalto e o Supremo. Sem anistia para quem atacou a democracia!
Golpistas e seus financiadores vão responder pelos crimes que cometeram.
O esquema de propina no ministério será investigado pela Polícia Federal.
Corrupção não tem lado: quem roubou dinheiro de {tema} deve devolver cada centavo.
O ex-presidente deve explicações sobre as joias, o cartão corporativo e {tema}.
Condenado em três instâncias, {nome} teve as sentenças anuladas pelo Supremo por incompetência do juízo.
Não vão nos calar! A Constituição garante a liberdade de expressão e a imunidade parlamentar.
O PL das redes sociais ameaça a liberdade, dizem os críticos; os defensores falam em combate às mentiras.
As plataformas espalham mentiras sobre o projeto e precisam ser responsabilizadas por isso.
Acionamos o Ministério Público contra o abuso de poder econômico das empresas de tecnologia.
Querem criminalizar o agro, mas é o campo que alimenta o país e gera emprego para os brasileiros.
Invasão de terra é crime, e o {partido} vai defender o direito de propriedade até o fim.
A CPMI vai revelar a verdade e os culpados de ambos os lados serão responsabilizados.
A esquerda não tem votos para aprovar {tema} na Câmara, e a direita sabe disso.
A direita está unida contra o aumento de impostos e a favor de {tema}.
Parlamentares da extrema-direita e da esquerda discutiram durante a sessão da comissão.
Os bolsonaristas e os petistas voltaram a trocar acusações no plenário da Câmara.
Deputada do {partido} foi vítima de violência política de gênero e merece a nossa solidariedade.
Morreu a jornalista, primeira mulher negra a apresentar o jornal. Meus sentimentos aos familiares, amigos e fãs.
O Brasil amanhece mais triste com a partida de uma grande mulher preta da cultura brasileira.
Machistas não passarão: lugar de mulher é na política, na ciência e onde ela quiser.
Homofobia é crime, e o discurso transfóbico na tribuna não pode ficar impune.
O deputado usou a tribuna para atacar pessoas trans; pedimos a cassação do mandato no Conselho de Ética.
Trabalho escravo é crime: vamos divulgar a lista suja das empresas que cometem essa prática.
Trabalhadores resgatados em condições análogas à escravidão nas vinícolas de {lugar} vinham da Bahia.
O vereador que ofendeu os baianos precisa pedir desculpas e responder pelo que disse.
A xenofobia contra nordestinos depois da eleição é inaceitável.
O genocídio Yanomami tem responsáveis: crianças morreram de fome e malária por omissão do Estado.
O garimpo ilegal destrói a floresta, contamina os rios e ameaça os povos indígenas de {lugar}.
Quem mata mulheres, espanca crianças ou abusa de vulneráveis precisa ficar na cadeia.
Bandido bom é bandido preso e julgado segundo a lei, com direito a defesa.
Precisamos de mais rigor contra estupradores, traficantes e assassinos: apresentei projeto de lei sobre isso.
O crime organizado está por trás do plano para matar {cargo}, diz a investigação.
Absurdo! O governo cortou verbas de {tema} e deixou {lugar} sem atendimento.
Vergonhoso o que estão fazendo com {tema}. O povo de {lugar} merece respeito.
Lamentável a postura de {cargo} diante das denúncias de hoje.
É revoltante ver crianças sem merenda e hospitais sem remédio em {lugar}.
{nome} mente quando diz que o desemprego subiu; os dados oficiais mostram o contrário.
Mentira tem perna curta: veja a verdade sobre {tema} no vídeo completo.
Irresponsabilidade fiscal gera inflação, juros altos e desemprego, e os pobres pagam a conta.
{nome} é incompetente na gestão de {tema}, e os números provam o fracasso dessa política.
A hipocrisia é pedir transparência e votar contra a CPI de {tema}.
O pior governo da história em {tema}, segundo a avaliação da oposição.
Fora, juros altos! O Banco Central precisa ouvir quem trabalha e produz.
Assino o pedido de impeachment de {nome} por crime de responsabilidade.
Não existe cabimento no pedido de impeachment contra o presidente, afirmou {cargo}.
A posse de {nome} foi uma festa da cidadania brasileira e da esperança do nosso povo.
Orgulho de estar na base do governo {nome}, reconstruindo o país com amor e trabalho.
Tenho orgulho de ser oposição ao governo {nome} e de defender a família, a vida e a liberdade.
Seguiremos firmes na luta contra o aborto, as drogas e a ideologia que querem impor às nossas crianças.
Seguiremos firmes na luta contra o racismo, o machismo e a LGBTfobia que matam todos os dias.
Vamos à luta, meu povo! Nenhum direito a menos para {grupo}.
Hoje lembramos as vítimas da ditadura militar: tortura nunca mais, ditadura nunca mais.
Há 59 anos o golpe militar mergulhou o Brasil em anos de censura, prisões e assassinatos.
O general e o coronel prestaram depoimento à Polícia Federal sobre o plano de golpe.
A Polícia Federal prendeu o ex-ministro, e a Justiça manteve a prisão preventiva.
Que Deus abençoe a nossa semana e proteja as nossas famílias. Bom domingo a todos!
Jesus ressuscitou! Feliz Páscoa para todas as famílias de {lugar}.
Respeito todas as religiões e defendo o Estado laico: cada um com sua fé.
Pastores, bispos e padres pediram paz nas escolas depois do ataque em {lugar}.
O judeu, o muçulmano, o cristão e o ateu têm os mesmos direitos neste país.
A velha política do toma lá dá cá voltou ao Congresso, critica o {partido}.
O presidente da Câmara e o presidente do Senado se reuniram com {nome} para discutir {tema}.
O STF decidiu, por maioria, que {tema} deve seguir as regras aprovadas pelo Congresso Nacional.
Participei da audiência pública sobre {tema} na Comissão de Constituição e Justiça da Câmara dos Deputados.
Fui relator da medida provisória e incluí no texto recursos para {tema} nos municípios de {lugar}.
Agenda cheia em Brasília: reunião de bancada, comissão de {tema} e sessão do Congresso.
O servidor público merece reajuste, e o governo precisa negociar com a categoria.
Os professores, os enfermeiros e os policiais merecem salário digno e respeito.
O piso da enfermagem é uma conquista de mulheres e homens que salvam vidas.
O povo brasileiro acordou e não aceita mais promessas vazias de {nome} sobre {tema}.
Os números do governo {nome} são desastrosos: caiu a renda, subiu o desemprego e faltou {tema}.
Populismo não enche barriga: o governo {nome} precisa explicar de onde virá o dinheiro para {tema}.
O sigilo de cem anos imposto por {nome} caiu, e agora sabemos quem visitava o palácio.
A compra de vacinas atrasou por negacionismo do governo, e 700 mil brasileiros morreram na pandemia.
Contra o negacionismo, ciência; contra o ódio, amor; contra a fome, comida no prato.
O discurso de ódio nas redes sociais estimula ataques a escolas, alertam pesquisadores.
Fui ameaçado de morte por defender {tema} e registrei boletim de ocorrência na polícia.
Recebi ataques machistas e racistas por ser mulher negra na política, mas não vou recuar.
Eles querem nos intimidar com mentiras, mas seguimos de cabeça erguida na defesa de {lugar}.
Não é não! Campanha contra o assédio no Carnaval de {lugar} começa nesta {dia}.
Esse projeto do {partido} é um retrocesso para os direitos {grupoDe}.
Esse ministro não tem condições de continuar no cargo depois do que disse sobre {tema}.
Essa gente trabalhadora de {lugar} merece estrada boa, escola aberta e hospital funcionando.
Quem defende bandido é contra a família, dizem uns; quem defende direitos é a favor da lei, dizem outros.
O cidadão de bem quer segurança, emprego e liberdade, disse {nome} em discurso em {lugar}.
A velha imprensa não mostra o que o governo fez por {tema}; veja aqui e compartilhe.
A imprensa livre incomoda os poderosos, e por isso precisa ser defendida de ataques.
Nosso mandato entrou com ação popular contra o aumento do salário de {cargo}.
Deputado fujão não responde: onde foi parar a verba de {tema}?
O marco temporal é inconstitucional e ameaça os povos indígenas de {lugar}.
O agronegócio brasileiro não pode ser tratado como inimigo por {nome}.
Votamos o novo ensino médio e a urgência do arcabouço com a galeria lotada de estudantes.
Os Estados Unidos, a China e a Rússia disputam influência na América Latina.
Argentinos, uruguaios e paraguaios discutem o futuro do Mercosul com o Brasil.
Os árabes e os israelenses precisam de um acordo de paz duradouro.
A China é o maior parceiro comercial do Brasil; {nome} levou empresários na viagem.
Turistas gringos lotam as praias de {lugar}, e os baianos recebem todos com festa.
Cariocas e paulistas disputam a final no domingo; que vença o melhor time.
A guerra na Ucrânia matou milhares de civis e precisa parar agora.
Um vagabundo iluminado é o título do livro de Kerouac que li nestas férias.
O ladrão foi preso em flagrante quando roubava o celular de uma idosa em {lugar}.
A quadrilha desviava merenda escolar, e o prefeito de {lugar} foi afastado.
O miliciano acusado de matar a vereadora vai a júri popular.
Quem mandou matar Marielle? Cinco anos sem resposta.
A família do assassino pediu perdão às vítimas do massacre.
Os porcos e as galinhas da granja de {lugar} foram vacinados contra a gripe.
A novela conta a história de uma prostituta e de um padre no sertão do Nordeste.
O filme sobre um palhaço idiota e um rato que cozinha fez as crianças rirem.
Chega de impunidade: o idiota útil da história é sempre o contribuinte, escreveu o colunista.
A pessoa gorda, a pessoa idosa e a pessoa com deficiência têm direito a assento no ônibus.
A Parada LGBT reuniu três milhões de pessoas, entre gays, lésbicas, travestis e drag queens.
O funk, o samba e o candomblé são cultura negra e merecem respeito.
As mães de santo lavaram as escadarias da igreja em {lugar}.
A mulher brasileira trabalha em dupla jornada e ganha menos que o homem na mesma função.
As feministas e as evangélicas da Câmara assinaram juntas o projeto contra a violência doméstica.
Uma moça trans foi eleita a deputada mais votada de {lugar}.
Meu avô preto, nordestino e pobre me ensinou a ter orgulho da nossa história.
Sou mulher, sou preta, sou da favela e sou deputada com muito orgulho.
O Pará, o Maranhão e o Piauí receberam recursos federais para {tema} nesta {dia}.
`

const SENTENCES = [NAMES, REPORTS].flatMap((text) => text.trim().split('\n'))

const FILLERS: Record<string, string[]> = {
  nome: 'Lula,Bolsonaro,Haddad,Dilma,Temer,Moro,Ciro,Tebet,Marina Silva,Flávio Dino,Alexandre de Moraes,Arthur Lira,Tarcísio,Zema,Boulos,Nikolas,Eduardo Bolsonaro,Alckmin,Doria,Guedes'.split(
    ',',
  ),
  cargo:
    'o presidente,a ministra,o ministro,o governador,a governadora,o prefeito,a prefeita,deputados,senadoras,vereadores'.split(
      ',',
    ),
  partido: 'PT,PL,PSOL,PSDB,MDB,PDT,PSB,PCdoB,Novo,União Brasil,Republicanos,PP,PSD,Rede'.split(','),
  lugar:
    'São Paulo,Rio de Janeiro,Salvador,Recife,Fortaleza,Belém,Manaus,Goiânia,Brasília,Curitiba,Porto Alegre,Minas Gerais,Bahia,Ceará,Paraíba,Maranhão,Pará,Acre,Roraima,Santa Catarina'.split(
      ',',
    ),
  tema: 'saúde,educação,segurança pública,reforma tributária,meio ambiente,combustíveis,moradia,merenda escolar,salário mínimo,vacinas,urnas eletrônicas,previdência,cultura,transporte,armas,aborto,drogas,reforma agrária,energia,bolsa família'.split(
    ',',
  ),
  dia: 'segunda,terça,quarta,quinta,sexta'.split(','),
  grupo:
    'as mulheres,os negros,os indígenas,os nordestinos,os gays,as pessoas trans,os evangélicos,os muçulmanos,os judeus,os imigrantes,os idosos,os pobres,os quilombolas,as mães,os professores'.split(
      ',',
    ),
  grupoDe:
    'das mulheres,dos negros,dos indígenas,dos nordestinos,dos gays,das pessoas trans,dos evangélicos,dos umbandistas,dos judeus,dos imigrantes,dos idosos,dos pobres,dos quilombolas,das mães,dos professores'.split(
      ',',
    ),
  grupoA:
    'às mulheres,aos negros,aos indígenas,aos nordestinos,aos gays,às travestis,aos evangélicos,aos muçulmanos,aos judeus,aos imigrantes,aos idosos,aos pobres,aos quilombolas,às mães,aos professores'.split(
      ',',
    ),
}

const TIMES = 14

/** Every sentence with random names in its slots, alone or up to three in a row, as in longer posts; the same in every run. */
export function listNeutralTexts(): string[] {
  const draw = createDraw(7)
  const pick = <T>(list: readonly T[]) => list[Math.floor(draw() * list.length)]
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_, slot: string) => pick(FILLERS[slot] ?? []) ?? '')
  return Array.from({ length: SENTENCES.length * TIMES }, (_, at) => {
    const first = fill(SENTENCES[at % SENTENCES.length] ?? '')
    const more = Array.from({ length: Math.floor(draw() * 3) }, () => fill(pick(SENTENCES) ?? ''))
    return [first, ...more].join(' ')
  })
}
