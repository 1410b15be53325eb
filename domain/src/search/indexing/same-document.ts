import type { CandidateDocument } from '../candidates/candidate-document.ts'
import { storableDocument } from './index-entry.ts'

/** What changes without a change of the person: by the day's exchange rates, and as requests grow old. */
const DRIFTING: ReadonlySet<string> = new Set<keyof CandidateDocument>([
  'rate',
  'permanentRate',
  'responseRate',
  'respondsFast',
])

/** Whether the index has what the database says of a person, apart from figures that change by the day. Rule: MOD-65. */
export const isSameDocument = (indexed: CandidateDocument, current: CandidateDocument): boolean => {
  if (isSame(indexed, current, DRIFTING)) return true
  // Hardly any document contains what an index cannot store.
  const storable = storableDocument(current)
  return storable !== current && isSame(indexed, storable, DRIFTING)
}

/** Those of them by which people are filtered. */
const FILTERED = ['rate', 'permanentRate', 'respondsFast'] as const satisfies readonly (keyof CandidateDocument)[]

/** Whether the index filters a person by figures of a former day: of its exchange rates, or of the age of requests. Rules: MOD-66, SRCH-12. */
export const hasDrifted = (indexed: CandidateDocument, current: CandidateDocument): boolean =>
  FILTERED.some((figure) => indexed[figure] !== current[figure])

const NOTHING: ReadonlySet<string> = new Set()

/** Compares values of JSON, apart from some keys; databases change the order of keys. */
const isSame = (left: unknown, right: unknown, apartFrom = NOTHING): boolean => {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const [own, other] = [left as Readonly<Record<string, unknown>>, right as Readonly<Record<string, unknown>>]
  const keys = Object.keys(own)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => apartFrom.has(key) || (key in other && isSame(own[key], other[key])))
}
