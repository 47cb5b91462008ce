import { createDraw } from './draw.ts'

/**
 * Sentences written for LupaScan that speak of politicians, parties and groups of people, in praise, report and criticism,
 * without offending anyone. In the labelled sets such names stand mostly beside insults, so a model learns that
 * the name is the insult; here it sees them without (Dixon et al., AIES 2018).
 */
const SENTENCES = `
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
`
  .trim()
  .split('\n')

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

const TIMES = 16

/** Every sentence with names drawn for its places, some of them two in a row as in longer posts; the same in every run. */
export function listNeutralTexts(): string[] {
  const draw = createDraw(7)
  const pick = <T>(list: readonly T[]) => list[Math.floor(draw() * list.length)]
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_, slot: string) => pick(FILLERS[slot] ?? []) ?? '')
  return Array.from({ length: SENTENCES.length * TIMES }, (_, at) => {
    const first = fill(SENTENCES[at % SENTENCES.length] ?? '')
    const second = draw() < 0.5 ? ` ${fill(pick(SENTENCES) ?? '')}` : ''
    return first + second
  })
}
