import { fillTemplate, pick } from '../functional/fill.ts'
import { MORE_TARGETS, PERSONS, TARGETS, type Target, THINGS, TRADES } from '../functional/targets.ts'
import { POSTS_OF_ANGER } from './posts-of-anger.ts'
import { POSTS_OF_LIFE } from './posts-of-life.ts'
import { POSTS_OF_PEOPLE } from './posts-of-people.ts'
import { POSTS_OF_POLITICS } from './posts-of-politics.ts'

/**
 * Other people named in posts without ill intent: of a place, a faith, a colour, an age. Masculine singular; the plural
 * is given unless it is a plain -s.
 */
const NAMES =
  'argentino, uruguaio, paraguaio, chileno, peruano, colombiano, boliviano, mexicano, cubano, venezuelano, haitiano, americano, canadense, português/portugueses, espanhol/espanhóis, francês/franceses, italiano, alemão/alemães, inglês/ingleses, holandês/holandeses, suíço, russo, ucraniano, polonês/poloneses, turco, grego, árabe, libanês/libaneses, sírio, palestino, israelense, iraniano, iraquiano, afegão/afegãos, indiano, paquistanês/paquistaneses, chinês/chineses, japonês/japoneses, coreano, vietnamita, angolano, moçambicano, nigeriano, senegalês/senegaleses, egípcio, marroquino, etíope, sul-africano, congolês/congoleses, cearense, baiano, pernambucano, paraibano, potiguar/potiguares, alagoano, sergipano, piauiense, maranhense, paraense, amazonense, acreano, amapaense, roraimense, tocantinense, goiano, mato-grossense, mineiro, capixaba, carioca, fluminense, paulista, paulistano, paranaense, catarinense, gaúcho, brasiliense, nordestino, nortista, sulista, sertanejo, católico, evangélico, protestante, batista, luterano, adventista, budista, espírita, judeu/judeus, muçulmano, umbandista, candomblecista, ateu/ateus, indígena, yanomami, guarani, quilombola, ribeirinho, caiçara, negro, preto, pardo, branco, asiático, latino, africano, europeu/europeus, cigano, gay, homossexual/homossexuais, transexual/transexuais, imigrante, refugiado, migrante, estrangeiro, idoso, jovem/jovens, aposentado, deficiente, cadeirante, autista, surdo, cego'
const OTHERS: Target[] = NAMES.split(', ').map((names) => {
  const [one = '', many = `${one}s`] = names.split('/')
  return { gender: 'o', one, many, slurs: [] }
})

/** Plain sentences as in posts: news, politics, culture, sport, cooking, weather. Nothing from the functional test's held-out half. */
const PLAIN = `
Hoje tem (show|peça|festival|exposição|sarau) {o} (no centro cultural|na praça|na televisão|no teatro municipal|no parque), às (19h|20h|21h).
(Estreia|Começa|Chega) (hoje|amanhã|na quinta) (o filme|o documentário|a mostra de cinema|o disco) {o} (nos cinemas|na TV|no streaming).
(Receita|Prato|Doce|Tempero|Pão) {o} (para o fim de semana|que aprendi com minha avó|simples e barato): (anote|salve esse post|vem ver).
A (culinária|música|cultura|literatura|dança|moda) {o} (encanta|atrai|reúne) (turistas|milhares de pessoas|o público) (em Olinda|no Pelourinho|em São Luís|todo ano).
(A seleção|O time|O clube|O atleta|O técnico) {o} (venceu|perdeu|empatou|joga) (de virada|por 2 a 1|nos pênaltis|hoje à noite|fora de casa).
(Governo|Ministério|Consulado|Presidente) {o} (anuncia|confirma|nega|discute) (acordo|visita|novas regras|ajuda humanitária|parceria) (com o Brasil|nesta semana|na ONU).
(Economia|Mercado|Indústria|Agricultura) {o} (cresce|recua|preocupa|se recupera) (em 2023|no trimestre|depois da pandemia|, dizem analistas).
(Empresário|Jornalista|Escritora|Pesquisador|Médico|Engenheiro) {o} (visita|chega a|lança livro em|dá palestra em) (Recife|Belém|São Paulo|Campinas).
Parlamento {o} (aprova|rejeita|vota) (lei|reforma|orçamento) (nesta terça|depois de longo debate|por unanimidade).
(Recebi|Recebemos|Estive com) (hoje|ontem|no gabinete|em Brasília) (lideranças|representantes|uma comissão|amigos) {s} (para falar de|e tratamos de|em reunião sobre) (moradia|educação|segurança|saúde|emprego).
(Projeto|Programa|Emenda|Edital) (garante|destina|prevê|amplia) (recursos|bolsas|vagas|atendimento) (a|para) {s} (no interior|na rede pública|em todo o estado|até dezembro).
(Audiência|Sessão|Conferência|Seminário) (discute|debate|reúne|homenageia) {s} (na Câmara|no Senado|na Assembleia|nesta sexta).
Nosso mandato (defende|apoia|está ao lado de|trabalha por) {s} (desde o primeiro dia|em cada votação|e não vamos recuar).
(Comissão|Frente parlamentar) (ouve|recebe|apoia) {s} (sobre|contra) (a reforma|o corte de verbas|o marco temporal|o preço dos remédios).
(Votei a favor|Votei contra|Sou autor) d(o projeto|a proposta|a lei) (sobre|que trata de|que muda regras para) {s}.
O direito d~s {s} (está na Constituição|precisa ser garantido|não pode ser esquecido|é lei).
(Polícia|PF|Ministério Público|Justiça) (investiga|apura|denuncia) (ataque|crime|golpe|ofensas) contra {s} (em|no interior de) (Goiás|Minas Gerais|Pernambuco|Rondônia).
{um} {o} (foi|é) (eleit~|nomead~|escolhid~|reeleit~) (para a presidência do conselho|vereador|reitor|para a secretaria).
{um} {o} de (23|35|41|60) anos (morreu|desapareceu|foi resgatad~|ficou ferid~|foi pres~) (na enchente|no acidente|em Manaus|durante a operação|na madrugada).
(Cerca de|Mais de|Ao menos) (200|mil|3 mil|40) {s} (chegaram|foram resgatados|protestaram|foram vacinados|receberam ajuda) (ao porto|na fronteira|na capital|no domingo|nesta manhã).
(Número|Renda|Participação|Escolaridade) de {s} (cresce|cai|dobra|segue estável) (no país|em dez anos|segundo o IBGE|nas universidades).
(Ataque|Incêndio|Enchente|Terremoto|Guerra) (mata|atinge|deixa sem casa) (centenas de|dezenas de|ao menos doze) {s}.
Conflito (mata|expulsa|atinge) {s}, e a (ONU|Cruz Vermelha|União Europeia) (pede|cobra|negocia) (trégua|ajuda|corredor humanitário).
(História|Memória|Luta|Resistência) d~s {s} (contada em|é tema de|vira) (livro|filme|podcast|enredo de escola de samba).
(Semana|Mês|Festa|Encontro|Marcha) d~s {s} (começa|termina|reúne milhares|movimenta a cidade) (amanhã|neste sábado|em julho).
Que (saudade|delícia|beleza|frio|calor|vontade) (daquele|desse) (café|vinho|queijo|churrasco|bolo|sotaque|verão) {o}!
(Assistindo|Vendo|Lendo|Ouvindo|Amando) (um|esse) (filme|seriado|romance|cantor|podcast) {o} (muito bom|agora|desde ontem|de madrugada).
(Minha|A minha) (vizinha|prima|professora|dentista|colega) casou com {um} {o} (e mudou pra lá|ano passado|na praia).
Estou (aprendendo|estudando|tentando falar) (o idioma|a dança|a receita|o sotaque) de {um} {o} (pelo aplicativo|no cursinho|faz um mês).
Meu (bisavô|avô|sogro|marido) {o} (chegou aqui em 1920|fazia esse pão|trabalhou na lavoura|lutou na guerra|adorava carnaval).
Acho que o (ator|cantor|juiz|goleiro|motorista do aplicativo) é {o}, (pelo sotaque|não tenho certeza|alguém sabe).
(Torcida|Imprensa|Público) {o} (lota|elogia|aplaude|critica) (o estádio|a arbitragem|o jogador|o espetáculo).
(Perdemos|Ganhamos) d~s {s} (no vôlei|na final|no basquete|nos pênaltis), (que jogo|que tristeza|valeu a torcida).
Odeio perder (jogo|final) pr~s {s}, (mas jogaram bem|que raiva desse gol|no último minuto dói).
(Prefeitura|Estado|Universidade) abre (curso|inscrição|vaga|abrigo) para {s} (nesta segunda|até o dia 30|com bolsa).
(Pastor|Padre|Rabino|Pai de santo|Bispo|Xeique) (celebra|abençoa|recebe|visita) {s} (no feriado|na favela|no hospital|em Salvador).
A (comunidade|associação|igreja|colônia) {o} (completa|comemora|festeja) (50|80|100) anos (em|no) (Curitiba|Brasil|Ceará|bairro da Liberdade).
(Sou|Fui|Nasci|Me criei) {o}, (moro|trabalho|estudo) em (Natal|Joinville|Porto Velho|Niterói) e (voto aqui|adoro essa cidade|sinto falta de casa).
(A candidata|O prefeito|Meu adversário|O relator) (disse|falou|prometeu) que vai (ouvir|chamar|atender|visitar) {s} (na campanha|antes do voto|no interior).
(O voto|A opinião|A pauta|A bancada|O apoio) d~s {s} (decide|divide|pesa n|define) (a eleição|o Congresso|a votação|o debate).
{s} e {s} (se unem|marcham juntos|debatem|disputam espaço) (pela paz|contra a violência|na eleição|no mercado de trabalho).
(O desemprego|A fome|A violência|O preço do aluguel|A covid) (atinge mais|é maior entre|preocupa|afeta) {s}(, diz pesquisa| no Brasil|).
(Ninguém|Pouca gente) (fala|escreve|sabe) (da contribuição|do trabalho|da história) d~s {s} (para a ciência|na construção da cidade|no café).
Lei (protege|beneficia|reconhece|cria cotas para) {s} (a partir de hoje|em concursos|e vai à sanção).
O racismo contra {s} (precisa acabar|é crime|adoece|será debatido hoje|aparece nos números).
(Violência|Preconceito|Discriminação|Intolerância) contra {s} (cresce|preocupa|é denunciada|tem pena maior) (em 2023|nas redes|no Rio|com a nova lei).
(Foto|Retrato|Vídeo) de {um} {o} (na feira|no metrô|na colheita|no protesto) (ganha prêmio|viraliza|emociona|ilustra a capa).
(Quem|Vocês) já (comeu|foi a|visitou|conhece) (restaurante|festa|bairro|mercado) {o} (aqui perto|em SP)?
(Bom dia|Boa noite|Boa tarde) (povo|gente|galera|família) {o}! (Hoje o dia promete|Deus abençoe|Vamos juntos|Café tomado).
Viva o povo {o}, (sua cultura|sua coragem|sua comida|seu São João)!
(Solidariedade|Meu abraço|Força|Todo apoio) ao povo {o} (neste momento|depois da chuva|contra a guerra|sempre).
A (ditadura|eleição|crise|guerra|inflação) no país d~s {s} (continua|piorou|preocupa|assusta o mundo).
O ditador (mandou prender|persegue|calou) {s} (que pediam|que queriam) (eleições|liberdade|comida), (uma vergonha|isso é inaceitável|e ninguém faz nada).
É mentira que o governo (deu|vai dar|tirou) (casa|dinheiro|voto|emprego) (a|de|para) {s}. (Confira|Veja a checagem|É fake).
(Circula|Está circulando) (vídeo|áudio|imagem) (falso|antigo|fora de contexto) (sobre|com|de) {s} (na fronteira|em protesto|nas urnas).
Museu (expõe|recebe|compra) (arte|cerâmica|roupas|fotografias) de {s} (do século XIX|da Amazônia|até março).
(Enfermeira|Cientista|Cozinheiro|Estilista|Poeta) {o} (vence|recebe|disputa) (prêmio|medalha|bolsa) (internacional|em Paris|de melhor do ano).
(Chuva|Seca|Calor|Frio) (castiga|atinge) (agricultores|famílias|comerciantes|estudantes) {s} (há três meses|no interior|e governo libera verba).
O (navio|ônibus|avião|trem) (com|que levava) {s} (atrasou|quebrou|foi parado|chegou) (na serra|em Santos|no aeroporto|à noite).
Você (sabia|lembra) que {s} (inventaram|trouxeram|plantaram|construíram) (isso|o café|essa igreja|a ferrovia)?
(Alunos|Professores|Atletas|Artistas|Trabalhadores) {s} (participam|são premiados|fazem greve|se apresentam) (na olimpíada|nesta quinta|no festival).
O sobrenome (Índio|Preto|Negro|Branco|Judeu|Baiano|Cigano|Mouro|Alemão) (é comum aqui|vem do meu avô|aparece na lista|é o do nosso candidato).
(Zé|Seu|Dona|Chico) (Preto|Índio|Baiano|Cearense|Paraíba|Alemão|Negro|Japonês|Ceará) (abriu|vende|canta|joga|mora) (uma padaria|bola|cocada|samba|na vila) (há anos|todo domingo|).
(Café|Feijão|Pimenta|Vestido|Gato|Cavalo|Carro|Tênis) (preto|branco|pardo|amarelo|negro) (acabou|sumiu|está em falta|combina com tudo|é o meu favorito).
(Mulher|Homem|Menina|Menino|Jovem) (negra|branco|indígena|trans|gay|de 30 anos) (é salva|ganha bolsa|conta sua história|relata agressão|vira juíza) (em|no) (Natal|Amapá|Rio|Sul).
(Mulheres|Meninas|Mães|Trabalhadoras|Deputadas|Professoras|Agricultoras) (ocupam|lideram|conquistam|recebem|exigem|debatem) (a política|mais espaço|salário igual|creche|o Congresso|homenagem).
(Mulher|Uma mulher|Moradora|Passageira|Mãe) (é morta|é agredida|foi vítima de assédio|dá à luz|denuncia o ex|sofre ataque) (em casa|no trem|no Recife|por causa da roupa), (diz polícia|e ele foi preso|e o caso segue).
(Nossa|Minha|A) (candidata|deputada|ministra|prefeita|governadora) é mulher, (mãe|preta|trabalhadora|cristã|professora) e (vai nos representar|luta por nós|merece o voto).
Que (mulher|moça|menina|preta|negona|sapatão|bicha|travesti) (maravilhosa|linda|inteligente|corajosa|talentosa|elegante), (meu Deus|parabéns|que orgulho|amei a entrevista).
(Vi|Amei|Adorei|Recomendo) (a entrevista|o show|o discurso|o livro|a fala) (da travesti|do cantor gay|da atriz trans|do pastor|da mãe de santo|do cacique) (hoje|ontem|na TV|no congresso).
(As drags|As travestis|Os gays|As sapatões|As bichas|As pretas|As gordas) (arrasaram|brilharam|dominaram|venceram|estavam lindas) (na parada|no carnaval|no palco|na final).
(Aborto|Casamento gay|Cotas|Demarcação|Imigração|Ensino religioso|Nome social) (volta à pauta|divide deputados|é tema do debate|foi julgado|rende discussão) (no STF|na Câmara|hoje|em ano eleitoral).
Sou (contra|a favor d)(as cotas|o aborto|a demarcação|o ensino religioso|a imigração livre|o casamento gay) (e respeito quem pensa diferente|e explico por quê|por razões jurídicas|, mas o debate é legítimo).
Deus (fez|ama|acolhe|chama) (homem e mulher|todos|{s} também|cada um como é) (e nos ensina a amar|, diz a Bíblia|, amém|).
`
const SENTENCES = [PLAIN, POSTS_OF_POLITICS, POSTS_OF_LIFE, POSTS_OF_PEOPLE, POSTS_OF_ANGER].flatMap((lines) =>
  lines.trim().split('\n'),
)

const FILLERS = { things: THINGS.taught, persons: PERSONS.taught, trades: TRADES.taught }
const ALL = [...TARGETS, ...MORE_TARGETS]

/** A random name of a group as it appears in a sentence. */
export function drawGroupName(draw: () => number): string {
  const { one, many } = pick(draw() < 0.5 ? ALL : OTHERS, draw)
  return draw() < 0.5 ? one : many
}

/** The names of groups in lower case, to find texts that name one. */
export const GROUP_NAMES: ReadonlySet<string> = new Set(
  [...ALL, ...OTHERS].flatMap(({ one, many }) => [one, many, one.replace(/o$/, 'a'), many.replace(/os$/, 'as')]),
)

/** A plain sentence that names a group, sometimes two in a row. */
export function drawNeutralSentence(draw: () => number): string {
  const one = () =>
    contract(fillTemplate(pick(SENTENCES, draw), pick(draw() < 0.4 ? ALL : OTHERS, draw), FILLERS, draw))
  return draw() < 0.3 ? `${one()} ${one()}` : one()
}

/** `de o` → `do`, `a os` → `aos`. */
const contract = (text: string) => text.replace(/ de ([ao]s?) /g, ' d$1 ').replace(/ a (os?) /g, ' a$1 ')
