import type { Qualification, WorkExperience } from '../contractor-profile.ts'

/** Entries of work experience, and of education, on a profile. */
export const ENTRIES_MAX = 60

/** Entries that a list shows first, and then with each click. */
export const LIST_SHOWN_FIRST = 2
export const LIST_SHOWN_MORE = 3

/** Newest first; an entry without an end date comes first. */
const compareEnds = (left: string | null, right: string | null): number => {
  if (left === right) return 0
  if (left === null) return -1
  if (right === null) return 1
  return left < right ? 1 : -1
}

const compareStarts = (left: WorkExperience, right: WorkExperience): number =>
  compareEnds(left.startDate, right.startDate)

const effectiveEnd = ({ currentWork, endDate }: WorkExperience): string | null => (currentWork ? null : endDate)

/** Sorts current work first, then by end date descending, then by start date. Rule: PROF-15. */
export const sortWorkExperiences = (entries: readonly WorkExperience[]): readonly WorkExperience[] =>
  entries.toSorted((left, right) => compareEnds(effectiveEnd(left), effectiveEnd(right)) || compareStarts(left, right))

const effectiveGraduation = ({ currentlyCompleting, dateGraduated }: Qualification): string | null =>
  currentlyCompleting ? null : dateGraduated

/** Sorts uncompleted qualifications first, then by graduation descending. Rule: PROF-15. */
export const sortQualifications = (entries: readonly Qualification[]): readonly Qualification[] =>
  entries.toSorted((left, right) => compareEnds(effectiveGraduation(left), effectiveGraduation(right)))

/** The visible part of a list, and the label of its button; null if all entries are visible. */
export interface RevealedList<T> {
  readonly shown: readonly T[]
  readonly more: string | null
}

/** Shows two entries, then up to three more per click; 'Show more (n)' counts the entries that the next click shows. Rule: UI-16. */
export const revealEntries = <T>(entries: readonly T[], clicks: number): RevealedList<T> => {
  const count = LIST_SHOWN_FIRST + Math.max(0, clicks) * LIST_SHOWN_MORE
  const next = Math.min(LIST_SHOWN_MORE, entries.length - count)
  return { shown: entries.slice(0, count), more: next > 0 ? `Show more (${next})` : null }
}

/** The message for too many entries. */
export const TOO_MANY_ENTRIES_MESSAGE = `A profile holds ${ENTRIES_MAX} entries. Please remove one first.`

/** Whether a list exceeds the limit and is longer than before: an existing longer list may still be edited and shortened. */
export const exceedsEntryLimit = (before: readonly unknown[], after: readonly unknown[]): boolean =>
  after.length > ENTRIES_MAX && after.length > before.length
