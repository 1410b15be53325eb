import type { CandidateView } from '@guildhall/domain/search'
import { toasts } from '@guildhall/ui-kit/Toast'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { orThrow } from '../../../shared/api/client.ts'
import { fullName } from '../format-candidate.ts'
import { type HiringApi, useHiringApi } from '../../../shared/api/hiring-api.ts'
import { useViewer } from '../viewer.ts'
import { t } from '../../../shared/i18n/index.ts'
import { candidatesKeys } from './keys.ts'

/** The browser event that opens the "bookmarks unavailable" modal. Rule: UI-12. */
export const SHOW_BOOKMARK_MODAL = 'show-bookmark-modal'

export interface Bookmarks {
  readonly has: (uuid: string) => boolean
  readonly toggle: (candidate: Pick<CandidateView, 'uuid' | 'firstName' | 'lastName'>) => void
}

const none: readonly string[] = []

const formatFailure = (name: string, wasBookmarked: boolean, message: string): string =>
  wasBookmarked
    ? t('{name} was not taken off the bookmarks. {message}', { name, message })
    : t('{name} was not added to your bookmarks. {message}', { name, message })

/** The ids of the bookmarked candidates. */
export const bookmarkIdsQuery = ({ calls }: Pick<HiringApi, 'calls'>) =>
  queryOptions({
    queryKey: candidatesKeys.bookmarkIds,
    queryFn: async ({ signal }): Promise<readonly string[]> =>
      orThrow(await calls.listBookmarkIds(undefined, { signal })).bookmarks,
  })

/**
 * The company's bookmarks. A toggle is shown optimistically; if the server rejects it, it is reverted and a toast offers Retry. Without a paid
 * subscription it opens the modal instead. While `isLoading`, no candidate's state is known, and no list may offer the toggle. Rules: SRCH-39, UI-20.
 */
export function useBookmarks(): Bookmarks & { readonly isLoading: boolean } {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  const allowed = useViewer().entitlements.bookmarks
  const idsQuery = bookmarkIdsQuery({ calls })
  const { data: bookmarks = none, isLoading } = useQuery(idsQuery)
  const pending = useRef(new Set<string>())

  function toggle(candidate: Parameters<Bookmarks['toggle']>[0]): void {
    if (!allowed) {
      window.dispatchEvent(new Event(SHOW_BOOKMARK_MODAL))
      return
    }
    const { uuid } = candidate
    if (pending.current.has(uuid)) return
    pending.current.add(uuid)
    void change(candidate, !bookmarks.includes(uuid))
  }

  async function change(candidate: Parameters<Bookmarks['toggle']>[0], isWanted: boolean): Promise<void> {
    const { uuid } = candidate
    // Before the bookmarks are loaded nobody appears bookmarked: a candidate who already is stays so, instead of being removed.
    const wasBookmarked = (await queries.ensureQueryData(idsQuery).catch(() => none)).includes(uuid)
    // A response that is still in flight does not include this change.
    await queries.cancelQueries({ queryKey: candidatesKeys.bookmarkIds })
    if (wasBookmarked === isWanted) {
      pending.current.delete(uuid)
      return
    }
    const set = (isBookmarked: boolean): void => {
      queries.setQueryData<readonly string[]>(candidatesKeys.bookmarkIds, (uuids = none) => [
        ...uuids.filter((other) => other !== uuid),
        ...(isBookmarked ? [uuid] : []),
      ])
    }
    set(isWanted)
    const answer = await calls.toggleBookmark({ params: { userUuid: uuid } })
    pending.current.delete(uuid)
    if (answer.ok) {
      set(answer.value.bookmarked)
      void queries.invalidateQueries({ queryKey: candidatesKeys.bookmarks })
      return
    }
    set(wasBookmarked)
    toasts.show({
      text: formatFailure(fullName(candidate), wasBookmarked, answer.message),
      tone: 'danger',
      action: { label: t('Retry'), onAction: () => toggle(candidate) },
    })
  }
  return { has: (uuid) => bookmarks.includes(uuid), isLoading, toggle }
}
