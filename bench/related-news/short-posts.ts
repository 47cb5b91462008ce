/**
 * Short posts as people write them, by hand, about articles of `../shared/data` (fact-checks of 2016–2019, feeds of
 * March 2026); `about` is what address or title of an article say when a reader calls it related. None: no article is.
 * The rules were tuned on `tried`; `kept` was asked once, at the end.
 */
export type ShortPost = { text: string; date: string; about: RegExp | null }

const CHECKS = '2019-07-25'
const FEEDS = '2026-03-22'

const post = (text: string, about: RegExp, date = CHECKS): ShortPost => ({ text, date, about })
const nothing = (text: string, date = CHECKS): ShortPost => ({ text, date, about: null })

export const TRIED: readonly ShortPost[] = [
  post('Cadê a insulina do SUS? O governo tirou dos diabéticos!', /insulina/),
  post('Olha a dinheirama que acharam na casa da Cristina Kirchner 😱', /dinheiro/i),
  post('Pabllo Vittar vai ter programa infantil na Globo, contrato de 5 anos', /infantil|crian[cç]a gay/i),
  post('O Papa mandou um terço pro Lula na cadeia', /ter[cç]o/i),
  post('Sargento da cocaína no avião da FAB é filiado ao PSL e pastor', /coca[ií]na|avi[aã]o da fab|militar preso/i),
  post('Enem CANCELADO no Norte e Nordeste por fraude!!!', /enem/i),
  post('Dilma confundiu o John Lennon com o Elvis kkkkk', /elvis/i),
  post('Haddad criou o kit gay sim', /kit gay|kit-gay/i, '2018-10-12'),
  post('152 urnas apreendidas numa van, já com voto pro Haddad', /van-com-urnas|urnas? .*(van|preenchid)|van .*urnas/i),
  post('a mulher que empurrou o padre Marcelo Rossi é petista, vejam a foto', /empurrou/i),
  post('Foto do Maracanã: Bolsonaro ovacionado e a Globo não mostra', /maracan[aã]/i),
  post('O matador da catedral de Campinas era do PT', /abriu fogo|assassino/i, '2018-12-14'),
  post('Bolsonaro contratou degustador com medo de veneno', /degustador/i),
  post('Frade famoso revelou a cura do câncer, passem adiante', /cura-cancer|cura do c[âa]ncer/i),
  post('Deputados do Rio aprovaram o bolsa preso!', /bolsa-preso|bolsa preso/i),
  post('A capa do Charlie Hebdo com a Gleisi está ótima', /gleisi/i),
  post('Própolis espanta o mosquito da febre amarela, funciona', /febre[ -]amarela/i, '2018-02-07'),
  post('Juca de Oliveira se foi aos 91. Grande ator!', /juca de oliveira|juca-de-oliveira/i, FEEDS),
  post('elefante-marinho nas praias de Alagoas, que coisa linda', /elefante/i, FEEDS),
  post('Durigan no lugar do Haddad na Fazenda, que tal?', /durigan/i, FEEDS),
  post('Silvio Almeida denunciado pela PGR no caso da Anielle', /silvio almeida|anielle|s[ií]lvio-almeida/i, FEEDS),
  post('Tornozeleira eletrônica pra agressor: o Senado aprovou', /tornozeleira/i, FEEDS),
  post('Vorcaro levado pra PF pra negociar a delação', /vorcaro|dela[cç][aã]o/i, FEEDS),
  post('Morreu o Waldyr Pugliesi, constituinte do Paraná', /pugliesi/i, FEEDS),
  post('A Alesp passou pano pro black face da deputada', /black ?face|black-face/i, FEEDS),
  nothing('Bom dia a todos! Que a semana seja abençoada para as nossas famílias.'),
  nothing('Hoje recebi no gabinete o prefeito de Vila Aurora e os vereadores. Muito trabalho!'),
  nothing('Meu cachorro comeu o sofá de novo'),
  nothing('Gol do Flamengo no último minuto, que jogo!'),
  nothing('Audiência pública sobre a duplicação da rodovia de Jatobá, às 14h, no plenário 3', FEEDS),
  nothing('Ninguém aguenta mais o preço do tomate', FEEDS),
  nothing('Visitei a escola municipal Maria Silva, que vai ganhar quadra coberta', FEEDS),
  nothing('Feliz aniversário, Fernando! Saúde e paz.'),
  nothing('Bolsonaro é o melhor presidente que já tivemos'),
  nothing('Lula vai voltar e o povo vai sorrir'),
]

export const KEPT: readonly ShortPost[] = [
  post('Marco Antônio Cabral tirou o sobrenome do pai preso?', /marco ant[oô]nio cabral/i),
  post('General Heleno quer Paulo Henrique Amorim na cadeia', /paulo henrique amorim/i),
  post('60 chefes do crime do Ceará mandados por Moro pra prisão federal', /60 chefes|crime organizado/i, '2019-01-11'),
  post('Câncer de mama sem cirurgia: tecnologia de Israel vem aí com Bolsonaro', /c[âa]ncer de mama/i),
  post('Atirador de Suzano fazendo o L de Lula', /suzano/i),
  post('Políticos não pagam imposto de renda nem previdência, sabia?', /n[aã]o pagam (ir|imposto)/i),
  post('Frutas da Ceasa boiando na enchente e depois vão pra feira', /ceasa/i),
  post('Lewandowski era do MR-8, uma vez comunista sempre comunista', /lewandowski/i),
  post('Trump tuitou apoio ao Bolsonaro', /trump.*apoio|apoio.*trump/i, '2018-10-09'),
  post('Bebianno contou que a facada foi armação', /bebianno.*facada|facada.*bebianno/i),
  post('A Manuela disse que é mais popular que Jesus', /jesus/i),
  post('Preso com 200 kg de maconha e camisa Lula Livre', /camis[ae]ta|camisa/i),
  post('Dilma deu a nossa costa pros chineses pescarem 25 anos', /costa|pesca/i),
  post('Brasil ganhou 15 helicópteros de Israel', /helic[oó]pteros/i),
  post('Moro ganha salário da UFPR sem dar aula', /ufpr/i),
  post('Jaques Wagner: professor tem que dar aula por gosto', /jaques[ -]wagner/i),
  post(
    'Pabllo Vittar encerra a carreira se o Bolsonaro ganhar, promessa é dívida',
    /encerrar|parar de trabalhar/i,
    '2018-08-24',
  ),
  post('Xi Jinping avisou: vem aí a terceira guerra mundial', /jinping|iii guerra/i),
  post('PSL quer acabar com o décimo terceiro e as férias', /psl.*(13|f[ée]rias)/i, '2018-11-13'),
  post('Amelinha Teles matou militares e aparece na propaganda do PT', /ameli(nh)?a teles/i),
  post('Sylvio Guerra assume a PM do Rio', /sylvio/i, FEEDS),
  post('230 mil procedimentos no Dia E, saúde andando', /dia e"?|dia-e/i, FEEDS),
  post('Hugo Motta abriu a Sala Lilás pra acolher vítimas', /sala[ -]lil[aá]s/i, FEEDS),
  post('As joias: Moraes quer ouvir a PGR sobre o Wassef', /wassef|joias/i, FEEDS),
  post('Desfile pro Lula: TSE rejeitou o pedido do PL contra a escola de samba', /desfile|escola de samba/i, FEEDS),
  nothing('Que calor é esse, gente? Quarenta graus no Rio'),
  nothing('Parabéns aos formandos da turma de enfermagem de Serra Alta!'),
  nothing('Prestação de contas do mandato: 12 milhões em emendas para a saúde do município', FEEDS),
  nothing('Assistindo a final com a família. Vai, Corinthians!', FEEDS),
  nothing('O café da minha avó é o melhor do mundo'),
  nothing('Dilma, Lula, Haddad: tudo igual'),
  nothing('Reunião com os produtores de leite de Santa Clara, queixas do preço', FEEDS),
  nothing('Perdi meu gato na rua das Acácias, quem achar me avise', FEEDS),
  nothing('Deputado bom é deputado que trabalha. Estamos juntos, Paraná!', FEEDS),
  nothing('O Maluf não tem nada com isso, deixem o homem em paz'),
]
