const FIRST_SLOTS = 2048

/**
 * Numbers of at most 53 bits and their places, in the order in which they came. In lists of numbers: a `Map` of a hundred thousand
 * such numbers, which are objects to it, takes several times as long to fill.
 */
export class PlaceTable {
  #ids = new Float64Array(FIRST_SLOTS)
  /** By slot, one more than the place; 0: free. */
  #places = new Int32Array(FIRST_SLOTS)
  #count = 0

  get(id: number): number | undefined {
    const place = this.#places[this.#findSlot(id)] ?? 0
    return place === 0 ? undefined : place - 1
  }

  /** The next place for what has none; nothing may be added twice. */
  add(id: number): number {
    if (this.#count * 2 >= this.#ids.length) this.#grow()
    const place = this.#count
    this.#put(id, place)
    this.#count += 1
    return place
  }

  #put(id: number, place: number): void {
    const slot = this.#findSlot(id)
    this.#ids[slot] = id
    this.#places[slot] = place + 1
  }

  /** Where it stands, else where it would. At least half of the slots are free. */
  #findSlot(id: number): number {
    const last = this.#ids.length - 1
    const hash = Math.imul(id | 0, 0x9e3779b1) ^ Math.imul((id / 2 ** 32) | 0, 0x85ebca6b)
    let slot = (hash ^ (hash >>> 15)) & last
    while (this.#places[slot] !== 0 && this.#ids[slot] !== id) slot = (slot + 1) & last
    return slot
  }

  #grow(): void {
    const [ids, places] = [this.#ids, this.#places]
    this.#ids = new Float64Array(ids.length * 2)
    this.#places = new Int32Array(ids.length * 2)
    for (const [slot, place] of places.entries()) if (place !== 0) this.#put(ids[slot] ?? 0, place - 1)
  }
}
