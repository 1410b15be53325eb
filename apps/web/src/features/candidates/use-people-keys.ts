import type { CandidateView } from '@guildhall/domain/search'
import type { Bookmarks } from './api/use-bookmarks.ts'
import { focusedPerson, moveFocus } from './focus-row.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface PeopleKeys {
  readonly people: readonly Pick<CandidateView, 'uuid' | 'firstName' | 'lastName'>[]
  /** The candidate in the drawer; the keys apply to them, and to the focused row while it is closed. */
  readonly open: string | null
  readonly onOpen: (uuid: string, isMessage?: boolean) => void
  readonly bookmarks: Bookmarks
  /** Focuses the search field, where the page has one. */
  readonly onSearch?: (() => void) | undefined
}

/** The keys of a list of candidates whose rows open in the drawer. Rule: UI-35. */
export function usePeopleKeys({ people, open, onOpen, bookmarks, onSearch = () => undefined }: PeopleKeys): void {
  const subject = () => {
    const uuid = open ?? focusedPerson()
    return people.find((person) => person.uuid === uuid)
  }
  useRowKeys({
    isOpen: open !== null,
    onMove: (by) => {
      if (open === null) return moveFocus(by)
      const next = people[people.findIndex(({ uuid }) => uuid === open) + by]
      if (next !== undefined) onOpen(next.uuid)
    },
    onBookmark: () => {
      const person = subject()
      if (person !== undefined) bookmarks.toggle(person)
    },
    onMessage: () => {
      const person = subject()
      if (person !== undefined) onOpen(person.uuid, true)
    },
    onSearch,
  })
}
