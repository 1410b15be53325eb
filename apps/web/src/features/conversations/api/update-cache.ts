import type { BadgeCountsWire, SystemMessageListWire, SystemMessageWire } from '@guildhall/rest-contract/client'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { conversationsKeys } from './keys.ts'

export type UpdatePages = InfiniteData<SystemMessageListWire, string | null>

type Change = (wire: SystemMessageWire) => SystemMessageWire

/** Changes updates wherever they are cached: one, or all for null. */
export const patchUpdates = (queries: QueryClient, uuid: string | null, change: Change): void => {
  const patch: Change = (wire) => (uuid === null || wire.uuid === uuid ? change(wire) : wire)
  for (const isArchived of [false, true]) {
    queries.setQueryData<UpdatePages>(
      conversationsKeys.updateList(isArchived),
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({ ...page, systemMessages: page.systemMessages.map(patch) })),
        },
    )
  }
  queries.setQueriesData<SystemMessageWire>({ queryKey: ['updates', 'one'] }, (wire) => wire && patch(wire))
}

/** An update from the lists that are cached, to show it before it is read. */
export const findUpdate = (queries: QueryClient, uuid: string): SystemMessageWire | undefined =>
  [false, true]
    .flatMap((isArchived) => queries.getQueryData<UpdatePages>(conversationsKeys.updateList(isArchived))?.pages ?? [])
    .flatMap((page) => page.systemMessages)
    .find((wire) => wire.uuid === uuid)

/** Changes the number of unread updates in the badges. */
export const patchUpdateCount = (queries: QueryClient, change: (unread: number) => number): void => {
  queries.setQueryData<BadgeCountsWire>(
    conversationsKeys.counts,
    (counts) => counts && { ...counts, unreadSystemMessages: Math.max(0, change(counts.unreadSystemMessages)) },
  )
}

/** Reads updates and their count again. */
export const refreshUpdates = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey: conversationsKeys.updates })
  void queries.invalidateQueries({ queryKey: conversationsKeys.counts })
}
