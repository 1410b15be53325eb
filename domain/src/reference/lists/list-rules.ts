import { hasErrors, maxLength, minLength, plainName, required, type Rule, rule, validate } from '../../shared/index.ts'
import { type ListEntry, type ListName, toListCode } from './list-entry.ts'
import { type Lists, listKey } from './lists.ts'

/** Characters of a label that operators give. Rule: MOD-75. */
export const LIST_LABEL_MIN_LENGTH = 2
export const LIST_LABEL_MAX_LENGTH = 60
/** Entries of a list at most, retired ones included. Rule: MOD-75. */
export const LIST_ENTRIES_MAX: Readonly<Record<ListName, number>> = {
  'job-titles': 5_000,
  skills: 5_000,
  industries: 100,
  'vetting-reasons': 50,
}

const hasLetters: Rule<unknown> = rule((value) => toListCode(String(value)) !== '', 'Value has no letters or digits')
/** The rule of an item of a list that forms send comma-joined: a comma would split it. Rules: MOD-75, PROF-7. */
export const oneValue: Rule<unknown> = rule(
  (value) => !/[,[\]"]/.test(String(value)),
  'Value has a comma, bracket or quote',
  {
    pattern: String.raw`^[^,\[\]"]*$`,
  },
)
const labelRules: readonly Rule<unknown>[] = [
  required,
  minLength(LIST_LABEL_MIN_LENGTH),
  maxLength(LIST_LABEL_MAX_LENGTH),
  plainName,
  hasLetters,
]

/** The rules of a label. Rule: MOD-75. */
export const listLabelRules: Readonly<Record<ListName, readonly Rule<unknown>[]>> = {
  'job-titles': labelRules,
  skills: [...labelRules, oneValue],
  industries: [...labelRules, oneValue],
  'vetting-reasons': labelRules,
}

/** A label as it is stored: one line, without space around it. */
export const cleanLabel = (label: string): string => label.trim().replaceAll(/\s+/g, ' ')

/** Everything that is wrong with a label by itself; used by forms, too. Rule: MOD-75. */
export const listLabelErrors = (list: ListName, label: string): readonly string[] => {
  const errors = validate({ label: cleanLabel(label) }, { label: listLabelRules[list] })
  return hasErrors(errors) ? (errors['label'] ?? []) : []
}

/** What is wrong with a label because of the other entries of its list; null for nothing. Rule: MOD-75. */
export const takenLabelError = (lists: Lists, list: ListName, label: string, code: string | null): string | null => {
  const key = listKey(label)
  const other = lists.all(list).find((entry) => entry.code !== code && listKey(entry.label) === key)
  if (other === undefined) return null
  return other.isRetired ? 'The list has this already, retired: restore it' : 'The list has this already'
}

/** A code for a new entry, of no other one. */
export const newListCode = (entries: readonly ListEntry[], label: string): string => {
  const codes = new Set(entries.map(({ code }) => code))
  const code = toListCode(label)
  for (let number = 2, free = code; ; number += 1, free = `${code}-${number}`) if (!codes.has(free)) return free
}
