import { LEXICON } from '../../../src/server/enrich/hate/lexicon.ts'
import { listTokens } from '../../../src/server/enrich/hate/network/tokens.ts'
import { MORE_TARGETS, TARGETS } from '../functional/targets.ts'
import { GROUP_NAMES } from './neutral-groups.ts'

const SLURS = [...TARGETS, ...MORE_TARGETS].flatMap(({ slurs }) => slurs.flat())
const GROUPS_OF_SLURS = ['misogyny', 'lgbtphobia', 'racism', 'xenophobia', 'religion']
const OTHERS =
  'nordeste nordestina nordestinas terreiro terreiros macumba candomble umbanda favela favelas favelado favelados mulherada mulherzinha gordo gorda gordos gordas sapatao trans lgbt lgbts lgbtqia drag negritude pretos pretas negona negao nego nega nigga menininha gringo gringos estrangeiras crente crentes pastor pastores'
/** Words of group names that mean nothing alone. */
const COMMON =
  'pessoa pessoas homem homens de da do das dos com e na no mae solteira solteiras filho filhos ladrao ladroes fedido fedidos nojento sujo sujos burro burros branco branca brancos brancas jovem jovens lixo invasor invasores urubu escravo terrorista fruta saia cabeca cabecas chata chatas olho puxado puxados vagabundo vagabundos rabo quente nariz narizes bomba capeta diabo demonio imundo imundos duro cabelo comida fome morto mortos selvagem selvagens china cadela caminhoneira gilete mental mentais debil toalha preguicoso preguicosos comedor comedores cachorro pau paus arara povo mal mato mudo mudos farinha papa hostia hostias rodada rodadas queima rosca roscas frutas giletes sul vulgar amada amadas recalcado recalcada recalcados recalcadas descontrolada grossense grossenses dizimo maes comidas interesseiras terroristas queen queens estupro estupros estuprar urubus escravos caminhoneiras fanatico fanaticos fanatica fanaticas fanatismo frescura heresia moca mocas'

const words = (texts: readonly string[]) => texts.flatMap((text) => listTokens(text).map(({ form }) => form))

/** Folded words that name a group or are a slur for one: a text with one of them names a group. */
export const GROUP_WORDS: ReadonlySet<string> = new Set(
  words([
    ...GROUP_NAMES,
    ...SLURS,
    OTHERS,
    ...GROUPS_OF_SLURS.flatMap((group) => inflect(LEXICON[group] ?? '')),
  ]).filter((word) => word.length > 2 && !COMMON.split(' ').includes(word)),
)

function inflect(entries: string): string[] {
  return entries.split(/\s+/).flatMap((entry) => {
    if (entry.includes('_')) return []
    const [stem = '', ending] = entry.split('+')
    if (ending === 'o') return [`${stem}o`, `${stem}a`, `${stem}os`, `${stem}as`]
    return ending === undefined ? [stem] : [stem, stem + ending]
  })
}
