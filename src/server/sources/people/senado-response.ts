import type { PersonItem } from '../../../contract/people/imported-person.ts'
import { readOfficeGender } from '../../../contract/people/offices.ts'
import { getPath, isJsonObject, type JsonObject } from '../files/json-object.ts'
import { buildPerson, buildPersonItem } from './person-record.ts'

const PEOPLE = 'ListaParlamentarEmExercicio.Parlamentares.Parlamentar'
const PERSON = 'IdentificacaoParlamentar'

const readFormOfAddress = (form: unknown) => (typeof form === 'string' ? readOfficeGender(form) : null)

/**
 * People from the Senado's response to /dadosabertos/senador/lista/atual (legis.senado.leg.br). E-mail and telephones are not kept;
 * its photo addresses are http although the site serves https. undefined when it is not such a response.
 */
export function listSenadoPeople(answer: JsonObject): PersonItem[] | undefined {
  const people = getPath(answer, PEOPLE)
  if (!Array.isArray(people)) return undefined
  return people.map((entry: unknown, index) =>
    buildPersonItem(index + 1, () => {
      const person = isJsonObject(entry) ? getPath(entry, PERSON) : undefined
      const senator = isJsonObject(person) ? person : {}
      return buildPerson({
        source_id: senator.CodigoParlamentar === undefined ? null : `senado:${senator.CodigoParlamentar}`,
        name: senator.NomeParlamentar,
        role: 'senador',
        party: senator.SiglaPartidoParlamentar,
        uf: senator.UfParlamentar,
        gender: senator.SexoParlamentar ?? readFormOfAddress(senator.FormaTratamento),
        image: senator.UrlFotoParlamentar,
        accounts: [],
      })
    }),
  )
}
