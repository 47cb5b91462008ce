import { accountKey } from '../../../contract/people/account-key.ts'
import * as contract from '../../../contract/people/accounts-without-person.ts'
import { nameOffice } from '../../../contract/people/offices.ts'
import { foldText } from '../../../text/fold.ts'
import { PeopleByTrace, type Suggestion } from '../../enrich/suggest-people.ts'
import { route } from '../../http/route.ts'
import { auditAction } from '../../records/audit.ts'
import { listPeople, type Person } from '../../records/people/people.ts'
import {
  dismissAccounts,
  giveAccounts,
  listDismissedAccounts,
  listOwnedAccounts,
} from '../../records/people/unowned-accounts.ts'
import { findLastImportEnd } from '../../records/sources/imports.ts'
import {
  findLatestTexts,
  listUnownedAccounts,
  MAX_EXAMINED,
  type UnownedAccount,
} from '../../search/accounts/accounts-without-person.ts'
import { inTransaction } from '../../store/postgres.ts'
import { type Deps, toActor } from '../deps.ts'
import { cacheResults } from '../sources/coverage-cache.ts'

/**
 * Cached while a user types, turns pages and joins accounts; an import shows once it has ended, newly collected posts soon after.
 */
const KEPT_MS = 10_000

export const accountWithoutPersonRoutes = (deps: Deps) => {
  const { ch, pg, queue } = deps
  // Only stored accounts are cached; decisions about them are read each time.
  const getStored = cacheResults((_lastImport: string | null) => listUnownedAccounts(ch), KEPT_MS)
  return [
    route(contract.listAccountsWithoutPerson, async ({ query }) => {
      const [stored, people, owned, dismissed] = await Promise.all([
        findLastImportEnd(pg).then(getStored),
        listPeople(pg),
        listOwnedAccounts(pg),
        listDismissedAccounts(pg),
      ])
      const index = new PeopleByTrace(people.filter(({ demo }) => !demo))
      const keyOf = ({ platform, handle }: UnownedAccount) => accountKey(platform, handle)
      const all = stored.filter((one) => !owned.has(keyOf(one)))
      const found = all
        .filter((one) => dismissed.has(keyOf(one)) === (query.only === 'dismissed'))
        .filter((one) => matches(one, query))
      const sure = found.filter((one) => index.findSure(one))
      const listed = query.only === 'sure' ? sure : found
      const { page, page_size } = query
      const shown = listed.slice((page - 1) * page_size, page * page_size)
      const texts = await findLatestTexts(ch, shown)
      return {
        items: shown.map(({ last_id: _, last_date: __, ...one }) => ({
          ...one,
          uf: one.uf || null,
          last_text: texts.get(accountKey(one.platform, one.handle)) ?? '',
          is_dismissed: query.only === 'dismissed',
          suggestions: index.suggest(one).map(describeSuggestion),
        })),
        ...{ page, page_size, total_items: listed.length, total_pages: Math.ceil(listed.length / page_size) },
        total_sure: sure.length,
        total_dismissed: all.filter((one) => dismissed.has(keyOf(one))).length,
        is_cut: stored.length >= MAX_EXAMINED,
      }
    }),
    route(contract.joinAccounts, async ({ body, caller, request }) => {
      const wanted = body.accounts.map(({ person, ...one }) => ({ ...one, person_id: Number(person) }))
      const { joined, refused } = await inTransaction(pg, async (tx) => {
        const given = await giveAccounts(tx, wanted)
        for (const { platform, handle, person_id } of given.joined) {
          const subject = `conta @${handle} (${platform}) → pessoa ${person_id}`
          await auditAction(tx, toActor(caller, request), 'person_updated', subject)
        }
        return given
      })
      if (joined.length > 0) await queue.send('move-posts', {})
      return { joined: joined.length, refused }
    }),
    route(contract.dismissAccounts, async ({ body, caller, request, reply }) => {
      await inTransaction(pg, async (tx) => {
        await dismissAccounts(tx, body.accounts, { dismissed: body.dismissed, actor: caller.username })
        const subject = `${body.accounts.length} contas${body.dismissed ? '' : ', de volta à lista'}`
        await auditAction(tx, toActor(caller, request), 'accounts_dismissed', subject)
      })
      return reply.status(204).send()
    }),
  ]
}

type Filters = { search: string; platform?: string | undefined }

/** Every word must occur in the displayed name or in the handle. */
function matches({ platform, handle, full_name }: UnownedAccount, { search, platform: wanted }: Filters): boolean {
  if (wanted !== undefined && platform !== wanted) return false
  const text = foldText(`${full_name} ${handle}`)
  return foldText(search.replace(/^@/, ''))
    .split(' ')
    .every((word) => text.includes(word))
}

function describeSuggestion({ person, reasons, is_sure }: Suggestion<Person>): contract.PersonSuggestion {
  const { id, name, role, gender, party, uf } = person
  const office = nameOffice({ role, gender: gender || null, uf })
  return { person: { id: String(id), name, office, party: party || null, uf: uf || null }, reasons, is_sure }
}
