import type { MissingColumns } from '../item-rejected.ts'
import type { ColumnWatch } from '../source.ts'

/** Columns that are listed; the rest is only counted. */
const MAX_COLUMNS = 500
/** In characters: a longer text is not a column name. */
const MAX_NAME = 200
const MAX_EXAMPLE = 80
/** Records searched for an example. */
const EXAMINED = 200

/** Collects the columns of a file while it is read. */
export class ColumnsSeen implements ColumnWatch {
  names: readonly string[] = []
  missing: readonly string[] = []
  #places: ReadonlyMap<string, readonly number[]> = new Map()
  readonly #examples = new Map<number, string>()
  #records = 0

  onHeader(names: readonly string[]): void {
    this.names = names
  }

  onPlaces(places: ReadonlyMap<string, readonly number[]>): void {
    this.#places = places
  }

  onMissing({ fields }: MissingColumns): void {
    this.missing = fields
  }

  onRecord(cells: readonly unknown[]): void {
    if (this.#records++ >= EXAMINED) return
    for (let place = 0; place < Math.min(cells.length, MAX_COLUMNS); place++) {
      if (this.#examples.has(place)) continue
      const text = describeCell(cells[place])
      if (text !== '') this.#examples.set(place, text)
    }
  }

  describe() {
    const told = this.names.slice(0, MAX_COLUMNS)
    return {
      columns: told.map((name, place) => ({
        name: shorten(name, MAX_NAME),
        example: this.#examples.get(place) ?? null,
        // Of two columns with the same name the first is used.
        can_choose:
          name !== '' && name.length <= MAX_NAME && !/\p{Cc}/u.test(name) && this.names.indexOf(name) === place,
      })),
      column_count: this.names.length,
      mapping: [...this.#places].map(([field, places]) => ({
        field,
        columns: places.map((place) => shorten(this.names[place] ?? '', MAX_NAME)),
      })),
      missing: [...this.missing],
    }
  }
}

function describeCell(cell: unknown): string {
  if (cell === undefined || cell === null) return ''
  const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
  return shorten(text.slice(0, 1_000).replace(/\s+/g, ' ').trim(), MAX_EXAMPLE)
}

const shorten = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text)
