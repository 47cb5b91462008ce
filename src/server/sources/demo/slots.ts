import type { Slots } from './grammar.ts'
import { DEMO_PEOPLE, type DemoPerson } from './invent-people.ts'
import { type Camp, type DemoParty, PLACES } from './invented.ts'
import { pickInteger, pickOne, type Random } from './random.ts'
import { toLocalTime } from './schedule.ts'

const WORKDAYS = ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira']
const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

const LEGISLATIVE_ACTS = [
  'apresentei um requerimento',
  'protocolei um pedido de informações',
  'pedi uma audiência pública',
  'encaminhei um ofício',
  'convoquei uma reunião da comissão',
]
const EXECUTIVE_ACTS = [
  'determinei um levantamento completo',
  'convoquei uma reunião com a equipe',
  'pedi um relatório detalhado',
  'abri uma consulta pública',
]

/** The person's workplace (with the preposition), the feminine title, and whether the office is executive or legislative. */
type Office = { inHouse: string; feminine: string; executive: boolean }

const OFFICES: Record<string, Office> = {
  'deputado federal': { inHouse: 'na Câmara', feminine: 'deputada', executive: false },
  senador: { inHouse: 'no Senado', feminine: 'senadora', executive: false },
  'deputado estadual': { inHouse: 'na Assembleia', feminine: 'deputada', executive: false },
  vereador: { inHouse: 'na Câmara Municipal', feminine: 'vereadora', executive: false },
  governador: { inHouse: 'no governo do estado', feminine: 'governadora', executive: true },
  prefeito: { inHouse: 'na prefeitura', feminine: 'prefeita', executive: true },
  ministro: { inHouse: 'no ministério', feminine: 'ministra', executive: true },
}

/**
 * The words a person's post may use on a day: places, dates, office, allies and rivals, with articles and contractions.
 * `side` is the side the person takes in the matter; it decides who is an ally and who a rival.
 */
export function makeSlots(person: DemoPerson, side: Camp, date: Date, random: Random): Slots {
  const place = PLACES.get(person.uf)
  const job = OFFICES[person.role]
  if (!job || !place) throw new Error(`No words for the office ${person.role} in ${person.uf}`)
  const local = toLocalTime(date)
  const weekday = local.getUTCDay()
  const rivalSide = side === 'government' ? 'opposition' : 'government'
  const rival = pickOther(person, rivalSide, isCongress, random)
  const ally = pickOther(person, side, () => true, random)
  return {
    ...describeOther('rival', rival),
    rival_curto: rival.name.split(' ')[0] ?? '',
    ...describeOther(
      'gestor',
      pickOther(person, rivalSide, (one) => OFFICES[one.role]?.executive ?? false, random),
    ),
    ...describeOther('aliado', ally),
    ...describeOther('relator', pickOther(person, side, isCongress, random)),
    conta: `@${ally.accounts[0]?.handle ?? ''}`,
    cidade: pickOne(random, [place.town, place.otherTown]),
    estado_em: contract('em', place.article, place.name),
    estado_de: contract('de', place.article, place.name),
    uf: person.uf,
    neste_dia: `nesta ${nameDay(weekday)}`,
    deste_dia: `desta ${nameDay(weekday)}`,
    prazo: nameDay(pickInteger(random, 1, 5)),
    mes: MONTHS[local.getUTCMonth()] ?? '',
    saudacao: local.getUTCHours() < 12 ? 'bom dia' : local.getUTCHours() < 18 ? 'boa tarde' : 'boa noite',
    casa_em: job.inHouse,
    ato: pickOne(random, job.executive ? EXECUTIVE_ACTS : LEGISLATIVE_ACTS),
    do_partido: nameParty(person.party),
    o: person.gender === 'f' ? 'a' : 'o',
  }
}

function isCongress(person: DemoPerson): boolean {
  return person.role === 'deputado federal' || person.role === 'senador'
}

function pickOther(person: DemoPerson, camp: Camp, fits: (one: DemoPerson) => boolean, random: Random): DemoPerson {
  return pickOne(
    random,
    DEMO_PEOPLE.filter((one) => one !== person && one.camp === camp && fits(one)),
  )
}

/** `rival` "o senador Fulano", `rival_de` "do senador Fulano", `rival_a` "ao senador Fulano". */
function describeOther(slot: string, person: DemoPerson): Slots {
  const title =
    person.gender === 'f' ? (OFFICES[person.role]?.feminine ?? person.role) : (person.role.split(' ')[0] ?? '')
  const named = `${title} ${person.name}`
  return person.gender === 'f'
    ? { [slot]: `a ${named}`, [`${slot}_de`]: `da ${named}`, [`${slot}_a`]: `à ${named}` }
    : { [slot]: `o ${named}`, [`${slot}_de`]: `do ${named}`, [`${slot}_a`]: `ao ${named}` }
}

function contract(preposition: 'em' | 'de', article: 'o' | 'a' | '', name: string): string {
  if (!article) return `${preposition} ${name}`
  return `${preposition === 'em' ? 'n' : 'd'}${article} ${name}`
}

/** At weekends the reported events do not happen on the day itself, so the sentences refer to the week. */
function nameDay(weekday: number): string {
  return WORKDAYS[weekday - 1] ?? 'semana'
}

function nameParty(party: DemoParty | null): string {
  return party ? `d${party.article} ${party.acronym}` : 'da base'
}
