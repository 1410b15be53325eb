import { numbersIn } from './payloads.ts'
import { FILE_NAME, PAGE_ADDRESS, textFields, type TextField } from './text-fields.ts'

/** What became of each payload in each field. */
export interface Tally {
  sent(field: TextField, at: number, accepted: boolean): void
  /** Notes every payload that a text of an opened screen or mail contains. */
  saw(text: string): void
  readonly writes: { accepted: number; refused: number }
  sentIn(field: TextField): ReadonlySet<number>
  acceptedIn(field: TextField): ReadonlySet<number>
  seenOf(field: TextField): ReadonlySet<number>
}

const byCode = new Map([...textFields, FILE_NAME, PAGE_ADDRESS].map((field) => [field.code, field]))
const setOf = (map: Map<string, Set<number>>, { key }: TextField): Set<number> => {
  const found = map.get(key) ?? new Set<number>()
  map.set(key, found)
  return found
}

export function createTally(): Tally {
  const [sent, accepted, seen] = [
    new Map<string, Set<number>>(),
    new Map<string, Set<number>>(),
    new Map<string, Set<number>>(),
  ]
  const writes = { accepted: 0, refused: 0 }
  return {
    writes,
    sent(field, at, isAccepted) {
      setOf(sent, field).add(at)
      if (isAccepted) setOf(accepted, field).add(at)
      writes[isAccepted ? 'accepted' : 'refused'] += 1
    },
    saw(text) {
      for (const number of numbersIn(text)) {
        const field = byCode.get(Math.floor(number / 1000))
        if (field !== undefined) setOf(seen, field).add(number % 1000)
      }
    },
    sentIn: (field) => setOf(sent, field),
    acceptedIn: (field) => setOf(accepted, field),
    seenOf: (field) => setOf(seen, field),
  }
}
