import type { TermList } from '@guildhall/domain/reference'

/** The query keys of lists that people choose from. */
export const listKeys = {
  list: (name: TermList) => ['lists', name] as const,
} as const
