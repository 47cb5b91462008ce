/**
 * Spellings of the frequent words of Portuguese: for each the usual form, another spelling if common, and both as
 * "não", "Não" and "NÃO". The store keeps deviations from the usual forms (`letter_forms`, migration 038). Counted in
 * posts of deputies. The lists must never change, because the store contains their characters.
 */
import { FREQUENT_WORDS } from './frequent-words.ts'

/** Usual forms that differ from the folded word. */
const USUAL = `
  não Brasil Lula Bolsonaro está já são só país Federal Câmara até Vamos R Nacional PL também Estado será Parabéns Bom você
  política saúde estão Brasília Deputados Justiça NOVO tá Deputado Estamos aí segurança há milhões Deus Congresso ódio família
  Paulo PT pública população STF Haddad violência educação história FERNANDO Zambelli Carla Comissão CPMI crianças Ministério
  EDUARDO reunião tão Polícia notícia L BR vocês Estou lá Marco TO após famílias além público Viva vídeo Banco PF ações vitória
  Meus MST Precisamos vão URGENTE Senado ñ situação indígenas bilhões atenção GT Parlamentar prisão políticas Sul Enquanto Rio
  Quero SP CPI notícias três alguém força vítimas decisão então ninguém serão COVID Terra públicas Dino Chega Filho DF ação mãe
  municípios Moro mês manhã Flávio Planalto Central preço Bolsa UNIÃO presidência República Anderson Obrigado Palácio mínimo
  região urgência Recebi aniversário salário amanhã né secretário países últimos importância China Moraes Torres audiência redução
  públicos início líder possível Jair Humanos Alexandre reconstrução tragédia município sessão Norte Mano corrupção EUA operação
  diálogo informações RS Petrobras Goiás Geral político oposição Maria terá proteção eleição Conselho Marielle Veja Globo plenário
  Mundial aprovação gestão esperança vacinação Desejo Secretaria Constituição Olha Tribunal participação inflação número água
  relações coração relação Participei cartão começa UOL votação Queremos preços REDE instituições vítima Vale forças Infelizmente
  começou arcabouço SILVA expressão Daniel MISSÃO investigação criação Supremo combustíveis terça área Santa Avante econômico
  produção irá Dilma próprio eleições Daqui presença orçamento Senhor Civil Maranhão histórico serviços questão MT Fazenda
  condições punição Prefeitura Caixa patrimônio espaço políticos ótima informação Ceará criança responsável Neto opinião Amazônia
  próximo mão Pacheco MP vários Fico Paraná mídia denúncia CARLOS mãos Minas invasão invasões ciência Unidos Médicos econômica
  serviço SUS Michelle Folha último lançamento transparência Tarcísio disposição único Fundo Temporal Hospital últimas João
  atuação áreas Confira crédito próxima Centro própria construção atrás Youtube PR razão ladrão sério sábado destruição
  sustentável Mauro várias Espero tributária difícil TV Municipal Sérgio André Dallagnol única Racial começo Google Professor
  Yanomami cabeça última diferença Contem Seguimos Porto faça Argentina democrático através prática repúdio Lamentável inclusão
  Agradeço Cid Apresentei valorização líderes milhão intervenção gás Exército Twitter fé confiança matéria TSE abençoe cidadão
  JOSÉ investigações médio Agência Alegre América Campos PGR abraço Executivo necessário desinformação Mar Deltan inaceitável
  vídeos graças Jato RJ mães geração responsáveis Distrito PEC Acompanhe liderança cenário contrário período BNDES Zona nação PE
  Ricardo Lava gênero Mato Venezuela Instagram Dep irmão comunicação mudança Cadê manifestação lideranças Piauí começar Portugal
  LUIZ LUIS Obrigada Nikolas CCJ vê ministérios Roberto Assista JESUS música CNN Parabenizo Grosso série instituição ameaça Franco
  terão denúncias prevê Saneamento Indústria Legislativo Receita Bahia judiciário referência inquérito Rodrigo GSI escravidão T
  PSOL Telegram cassação episódio dúvida conteúdo auxílio próximos privatização função Lira gratidão assédio mudanças avançar
  cerimônia deficiência Pátria Francisco organização BRICS indígena PM dedicação MENDONÇA SANTOS omissão petróleo Regional BC
  prevenção fiscalização histórica Legislativa ótimo trás Assembleia Bora Gonçalves ANTONIO Instituto CIDADANIA apreensão INSS
  Votei incrível promoção isenção Janja Leite Fiquei SC Glória Afinal Santo Latina média recuperação Arthur médico Inacreditável
  Dona porém mobilização COSTA assistência FERREIRA Guarulhos Espanha benefício Corte instalação exploração Comércio relatório
  manutenção REPUBLICANOS Associação TBT Ética decisões Roraima MG MA memória estará feminicídio faço funcionários fácil Zé
  Flamengo época Jr começando regulamentação trajetória nível ONU Marcos pressão General ônibus Curitiba Ah genocídio Gerais
  básica ROCHA Maduro Vermelho Diretora ameaças órgãos Mista Dr Bozo Catarina Acabamos Armadas Rita comissões Acabei dólar Acabo
  café Sindicato JUNIOR Pedro RODRIGUES alimentação avanço Universidade Paraíba inadmissível pré regulação posição MENDES reforço
  indicação ICMS soluções emergência ALVES perseguição Min Manaus Imagina competência formação preocupação ridículo Nordeste
  Globonews rápido órgão agronegócio Chico LIMA resistência Amazonas Rádio Conte discriminação Blog Fórum doença Pernambuco
  distribuição realização vândalos direção Liga Agrário poderá consequências FRANÇA Fábio Provisória Leia comentários PCC Revista
  Goiânia reflexão inteligência Ucrânia ES números reuniões tráfico legislação Progressistas providências saudável Saudita
  Delegado Marcelo prêmio CE Aquisição jurídica abençoada Sergipe transferência necessárias Almeida território graça OLIVEIRA
  conteúdos escândalo solução Correios Marinho pós emoção Valeu Damares Vini salários preservação Cristo anúncio avião RN
  Institucionais Código Pastor declaração Saiba Estadão regiões Praça câncer Márcio manifestações Itaipu Oeste Gilmar Procuradoria
  espaços Americanas David`
  .trim()
  .split(/\s+/)

/** Additional spellings where the folded word is the usual form or an accented one is. */
const OTHERS = `
  é dê à quê dá pará às pôr têm nós março tô porquê vêm pró jóias séria petrobrás secretária pé luís antônio má júnior virá és`
  .trim()
  .split(/\s+/)

const ACCENTS = /[\u0300-\u036F]/g
const removeAccents = (word: string) => word.normalize('NFD').replace(ACCENTS, '')
const capitalize = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

const usualForms = new Map(USUAL.map((form) => [removeAccents(form.toLowerCase()), form]))
/** At most one per word. */
const spellings = new Map(
  [...USUAL.map((form) => form.toLowerCase()), ...OTHERS].flatMap((spelling) => {
    const word = removeAccents(spelling)
    return spelling === word ? [] : [[word, spelling] as const]
  }),
)

/**
 * How the store marks a deviating form: with two characters for the word, the second one used if its usual form is not
 * in the post too; each followed by a letter for the form: A to C as the folded word, E to G with accents, D for any
 * other.
 */
export type WrittenForm =
  /** Occurs in every post with the word, except where this mark is. */
  | { readonly unless: string }
  /** Occurs where one of these marks is. */
  | { readonly marks: readonly string[] }

const FIRST_CODE = 128

const FORMS: ReadonlyMap<string, WrittenForm> = new Map(FREQUENT_WORDS.flatMap(listForms))

function listForms(word: string, at: number): [string, WrittenForm][] {
  const usual = usualForms.get(word) ?? word
  const [beside, alone] = [FIRST_CODE + 2 * at, FIRST_CODE + 2 * at + 1].map((code) => String.fromCharCode(code))
  const list = (spelling: string | undefined, letters: string) =>
    spelling === undefined
      ? []
      : [spelling, capitalize(spelling), spelling.toUpperCase()].map((form, i) => [form, letters[i]])
  const forms = [...list(word, 'ABC'), ...list(spellings.get(word), 'EFG')].map(
    ([form = '', letter]): [string, WrittenForm] => [
      form,
      form === usual ? { unless: `${alone}` } : { marks: [`${beside}${letter}`, `${alone}${letter}`] },
    ],
  )
  // "É" is both capitalised and in capitals: the first form wins.
  return forms.toReversed()
}

/** undefined: the store keeps nothing about this form. */
export const findWrittenForm = (typed: string): WrittenForm | undefined => FORMS.get(typed.normalize('NFC'))
/** For tests. */
export const WRITTEN_FORMS: readonly string[] = [...FORMS.keys()]
