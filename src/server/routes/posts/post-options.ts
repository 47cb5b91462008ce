import { HATES } from '../../../contract/labels.ts'
import { nameOffice } from '../../../contract/people/offices.ts'
import {
  getPostOptions,
  type Option,
  type PersonOption,
  type PostOptions,
} from '../../../contract/posts/post-options.ts'
import { compareNames } from '../../../text/compare-names.ts'
import { listUsable } from '../../access/can-use.ts'
import { signPortrait } from '../../http/media-address.ts'
import { route } from '../../http/route.ts'
import { listDossierOptions } from '../../records/dossiers/dossier-posts.ts'
import { listPeople, type Person } from '../../records/people/people.ts'
import { listMerges } from '../../records/people/people-aliases.ts'
import { findPortraits } from '../../records/people/portraits.ts'
import { countOptions, type OptionCounts } from '../../search/options/options.ts'
import type { Deps } from '../deps.ts'

/** Counting every filter over all posts takes a while; counts this old are still accurate enough for choosing. */
const FRESH_MS = 20_000

/** The same for all users; dossiers, tags and statuses depend on the user. */
type ForAll = Omit<PostOptions, 'dossiers' | 'tags' | 'dossier_statuses'>

export const postOptionRoutes = (deps: Deps) => {
  let latest: { at: number; answer: Promise<ForAll> } | null = null
  return [
    route(getPostOptions, async ({ caller }) => {
      if (!latest || performance.now() - latest.at > FRESH_MS) {
        const answer = listOptions(deps)
        latest = { at: performance.now(), answer }
        answer.catch(() => {
          latest = null
        })
      }
      const dossiers = [...(await listUsable(deps.pg, 'dossier', caller.userId)).keys()]
      return { ...(await latest.answer), ...(await listDossierOptions(deps.pg, dossiers)) }
    }),
  ]
}

async function listOptions({ ch, pg, config, secret }: Deps): Promise<ForAll> {
  const [counts, people, merges, portraits] = await Promise.all([
    countOptions(ch, config.timeZone),
    listPeople(pg),
    listMerges(pg),
    findPortraits(pg, 'all'),
  ])
  return {
    public_persons: people.map((person) =>
      toPersonOption(person, counts, signPortrait(secret, person.image, portraits)),
    ),
    ...(merges.size > 0 && { merged_persons: Object.fromEntries([...merges].map(([from, to]) => [from, String(to)])) }),
    parties: toOptions(
      counts.parties,
      people.map(({ party }) => party),
    ),
    roles: toOptions(
      counts.roles,
      people.map(({ role }) => role),
    ),
    ufs: toOptions(
      counts.ufs,
      people.map(({ uf }) => uf),
    ),
    platforms: toOptions(counts.platforms),
    hates: HATES.map((hate) => ({ label: hate, value: hate, count: counts.hates.get(hate) ?? 0 })),
    misinformations: misinformationOptions(counts.misleading),
    published_at: counts.published_at,
  }
}

/** Values found in posts, and values of known people who have no posts yet; in alphabetical order. */
function toOptions(counts: Map<string, number>, known: string[] = []): Option[] {
  const values = new Set([...counts.keys(), ...known.filter((value) => value !== '')])
  return [...values].sort(compareNames).map((value) => ({ label: value, value, count: counts.get(value) ?? 0 }))
}

function misinformationOptions(counts: Map<string, number>): Option[] {
  const withLinks = counts.get('1') ?? 0
  const without = counts.get('0') ?? 0
  return [
    { label: 'todas', value: 'null', count: withLinks + without },
    { label: 'com links enganosos', value: 'true', count: withLinks },
    { label: 'sem links enganosos', value: 'false', count: without },
  ]
}

function toPersonOption(person: Person, counts: OptionCounts, image: string | null): PersonOption {
  const place = [person.party, person.uf].filter(Boolean).join('–')
  return {
    id: String(person.id),
    name: person.name,
    subtitle: [nameOffice({ ...person, gender: person.gender || null }), place].filter(Boolean).join(' · '),
    image,
    extra_text: person.accounts.map(({ handle }) => `@${handle}`).join(' '),
    platforms: [...new Set(person.accounts.map(({ platform }) => platform))],
    count: counts.people.get(String(person.id)) ?? 0,
  }
}
