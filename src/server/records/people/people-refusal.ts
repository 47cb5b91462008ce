/**
 * A change of people that is refused: the field at fault, and a Portuguese sentence. Thrown inside the transaction, which rolls
 * back.
 */
export class PeopleRefusal extends Error {
  readonly field: string
  constructor(field: string, sentence: string) {
    super(sentence)
    this.field = field
  }
}
