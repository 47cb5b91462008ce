import type { PersonItem } from '../../../contract/people/imported-person.ts'
import { getPath, isJsonObject, type JsonObject } from '../files/json-object.ts'
import { buildPerson, buildPersonItem } from './person-record.ts'

/**
 * People from the Câmara's response to /api/v2/deputados (dadosabertos.camara.leg.br): `dados[]`. The list does not include the sex;
 * the files of single deputies do. The e-mail is not kept. undefined when it is not such a response.
 */
export function listCamaraPeople(answer: JsonObject): PersonItem[] | undefined {
  const { dados } = answer
  if (!Array.isArray(dados) || !dados.some((entry) => isJsonObject(entry) && 'siglaPartido' in entry)) return undefined
  return dados.map((entry: unknown, index) =>
    buildPersonItem(index + 1, () => {
      const deputy = isJsonObject(entry) ? entry : {}
      const id = getPath(deputy, 'id')
      return buildPerson({
        source_id: id === undefined ? null : `camara:${id}`,
        name: getPath(deputy, 'nome'),
        role: 'deputado federal',
        party: getPath(deputy, 'siglaPartido'),
        uf: getPath(deputy, 'siglaUf'),
        gender: getPath(deputy, 'sexo') ?? getPath(deputy, 'siglaSexo'),
        image: getPath(deputy, 'urlFoto'),
        accounts: [],
      })
    }),
  )
}
