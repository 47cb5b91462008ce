/** A change of people that cannot be made: which field is the reason, and a Portuguese sentence. Thrown inside the transaction, which it undoes. */
export class PeopleRefusal extends Error {
  readonly field: string
  constructor(field: string, sentence: string) {
    super(sentence)
    this.field = field
  }
}
