import { ValidationError } from '../../http/errors.ts'
import { PeopleRefusal } from '../../records/people/people-refusal.ts'

/** Makes a change of people; one that cannot be made is told at the field that is the reason. */
export async function refusedAsField<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (error instanceof PeopleRefusal) throw new ValidationError({ [error.field]: [error.message] })
    throw error
  }
}
