import { ValidationError } from '../../http/errors.ts'
import { PeopleRefusal } from '../../records/people/people-refusal.ts'

/** Makes a change of people; a refusal is reported at the field that caused it. */
export async function refusedAsField<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (error instanceof PeopleRefusal) throw new ValidationError({ [error.field]: [error.message] })
    throw error
  }
}
