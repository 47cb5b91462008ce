import { describe, expect, test } from 'vitest'
import { foldText } from './fold.ts'
import { stemText, stemToken } from './stem.ts'

function stemWord(word: string): string {
  return stemToken(foldText(word))
}

function pairs(list: string): string[][] {
  return list
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('/'))
}

const SINGULAR_AND_PLURAL = pairs(`
  vacina/vacinas deputado/deputados deputada/deputadas senadora/senadoras governo/governos ministro/ministros
  presidente/presidentes voto/votos urna/urnas partido/partidos fraude/fraudes crime/crimes cidade/cidades
  notícia/notícias mentira/mentiras terrorista/terroristas golpista/golpistas bolsonarista/bolsonaristas
  indígena/indígenas você/vocês nosso/nossos seu/seus ataque/ataques site/sites drone/drones telefone/telefones
  ônibus/ônibus vírus/vírus lápis/lápis tênis/tênis país/países
  eleição/eleições ação/ações reunião/reuniões milhão/milhões bilhão/bilhões corrupção/corrupções prisão/prisões
  capitão/capitães pão/pães alemão/alemães cão/cães mãe/mães cidadão/cidadãos irmão/irmãos mão/mãos órgão/órgãos
  bênção/bênçãos cristão/cristãos fã/fãs
  animal/animais federal/federais policial/policiais jornal/jornais real/reais tal/tais qual/quais legal/legais
  papel/papéis hotel/hotéis quartel/quartéis coronel/coronéis móvel/móveis responsável/responsáveis nível/níveis
  combustível/combustíveis cruel/cruéis fiel/fiéis túnel/túneis cível/cíveis mel/méis
  fácil/fáceis difícil/difíceis útil/úteis inútil/inúteis frágil/frágeis hábil/hábeis míssil/mísseis réptil/répteis
  projétil/projéteis fóssil/fósseis têxtil/têxteis volátil/voláteis estéril/estéreis
  lei/leis rei/reis pônei/pôneis
  fuzil/fuzis civil/civis perfil/perfis barril/barris gentil/gentis hostil/hostis infantil/infantis imbecil/imbecis
  quadril/quadris edil/edis sutil/sutis
  táxi/táxis júri/júris zumbi/zumbis yanomami/yanomamis caqui/caquis
  farol/faróis espanhol/espanhóis lençol/lençóis gol/gols herói/heróis boi/bois azul/azuis
  homem/homens jovem/jovens imagem/imagens ordem/ordens nuvem/nuvens refém/reféns bom/bons som/sons fim/fins
  jardim/jardins ruim/ruins comum/comuns álbum/álbuns algum/alguns trem/trens armazém/armazéns
  bitcoin/bitcoins token/tokens admin/admins elétron/elétrons hífen/hifens
  flor/flores mulher/mulheres senador/senadores vereador/vereadores poder/poderes militar/militares líder/líderes
  dólar/dólares açúcar/açúcares repórter/repórteres mártir/mártires cor/cores mar/mares caráter/caracteres
  árvore/árvores livre/livres pobre/pobres torre/torres padre/padres software/softwares massacre/massacres
  juiz/juízes vez/vezes luz/luzes voz/vozes rapaz/rapazes capaz/capazes feliz/felizes cruz/cruzes raiz/raízes
  matriz/matrizes bronze/bronzes deslize/deslizes
  mês/meses gás/gases deus/deuses inglês/ingleses português/portugueses francês/franceses chinês/chineses
  burguês/burgueses freguês/fregueses viés/vieses tese/teses hipótese/hipóteses prótese/próteses diocese/dioceses
  base/bases frase/frases crise/crises análise/análises dose/doses classe/classes posse/posses interesse/interesses
  mal/males cônsul/cônsules qualquer/quaisquer museu/museus céu/céus réu/réus grau/graus urubu/urubus troféu/troféus
`)

const DIFFERENT = pairs(`
  mais/mal mais/mai pais/pai países/pai pais/pal demais/demal jamais/jamal deus/deu adeus/adeu mateus/mate
  minas/mina marcos/março martins/martim esteves/esteve farias/faria soares/soar simões/Simão marques/marque
  bens/bem fezes/fez caos/cão anais/anal news/new aliás/alia antes/ante apenas/apena dois/dói seis/sei três/tre
  depois/depor pois/pó atrás/atra menos/mena após/apito mães/mão davis/Davi vais/val rubens/rubem
  anel/anil cível/civil abril/abri servil/servi lei/lema papel/papa inss/ins press/pres
  eleição/eleitor vacina/vacinação vacina/vacinar presidente/presidência povo/polvo fato/foto casa/caso
  porto/porta governo/governador moral/mora geral/gera juiz/juízo mês/mesa gás/gasto vez/veze
  árvore/arvorar livro/livre nova/novo deputado/deputada brasil/brasileiro maré/mar torre/torrar tese/te
  deses/de campinas/campina jesus/jejum goiás/goiaba ônibus/ônix vírus/viral
`)

describe('stemToken', () => {
  test('the tables are as long as they should be', () => {
    expect(SINGULAR_AND_PLURAL.length).toBeGreaterThanOrEqual(120)
    expect(DIFFERENT.length).toBeGreaterThanOrEqual(40)
  })

  test.each(SINGULAR_AND_PLURAL)('%s and %s are the same word', (singular = '', plural = '') => {
    expect(stemWord(plural)).toBe(stemWord(singular))
  })

  test.each(DIFFERENT)('%s and %s are different words', (one = '', other = '') => {
    expect(stemWord(one)).not.toBe(stemWord(other))
  })

  test.each(['', 'as', 'nos', 'sus', 'pms', '2022', 'g20s', '1o', 'космос', 'inss', 'mais', 'pais'])(
    'leaves %j alone',
    (token) => {
      expect(stemToken(token)).toBe(token)
    },
  )
})

describe('words of other languages', () => {
  const PLURALS = `
    vacuna/vacunas gobierno/gobiernos mujer/mujeres presidente/presidentes país/países periodista/periodistas
    derecho/derechos niño/niños mes/meses vote/votes election/elections judge/judges lie/lies right/rights law/laws
    president/presidents vaccine/vaccines court/courts minister/ministers`
    .trim()
    .split(/\s+/)
  const OTHERS = 'news/new has/ha does/doe less/les casa/caza pero/perro mal/mala'.split(' ')

  test.each(PLURALS)('%s are the same word', (pair) => {
    const [singular = '', plural = ''] = pair.split('/')
    expect(stemWord(plural)).toBe(stemWord(singular))
  })

  test.each(OTHERS)('%s are different words', (pair) => {
    const [one = '', other = ''] = pair.split('/')
    expect(stemWord(one)).not.toBe(stemWord(other))
  })
})

describe('stemText', () => {
  test('stems every word in its place', () => {
    expect(stemText('as eleicoes de 2022 e os votos dos paises')).toBe('as eleicao de 2022 e os voto dos pais')
    expect(stemText('')).toBe('')
    expect(stemText('quaisquer planos quaisquerx')).toBe('qualquer plano quaisquerx')
  })

  test('touches no part of a word that holds digits or other letters', () => {
    expect(stemText('jd1noticias votos2 βvotos votosβ')).toBe('jd1noticias votos2 βvotos votosβ')
  })

  test('gives the same as stemming word by word', () => {
    const words = [...SINGULAR_AND_PLURAL, ...DIFFERENT].flat().map(foldText)
    expect(stemText(words.join(' '))).toBe(words.map(stemToken).join(' '))
  })
})
