import type { CandidateView } from '@guildhall/domain/search'
import type { SessionAnswer } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { sessionQuery } from '../../session/index.ts'
import { nameOf } from '../candidate-words.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { useViewer } from '../viewer.ts'
import { t } from '../../../shared/i18n/index.ts'

/** The browser event that opens the "bookmarks unavailable" modal. Rule: UI-12. */
export const SHOW_BOOKMARK_MODAL = 'show-bookmark-modal'

export interface Bookmarks {
  readonly has: (uuid: string) => boolean
  readonly toggle: (candidate: Pick<CandidateView, 'uuid' | 'firstName' | 'lastName'>) => void
}

/**
 * The company's bookmarks. A toggle shows at once; where the server refuses it goes back, says so and offers Retry. Without a paid
 * subscription it opens the modal instead. Rules: SRCH-39, UI-20.
 */
export function useBookmarks(): Bookmarks {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  const { bookmarks, entitlements } = useViewer()
  const allowed = entitlements.bookmarks
  const pending = useRef(new Set<string>())

  function toggle(candidate: Parameters<Bookmarks['toggle']>[0]): void {
    if (!allowed) {
      window.dispatchEvent(new Event(SHOW_BOOKMARK_MODAL))
      return
    }
    const { uuid } = candidate
    if (pending.current.has(uuid)) return
    pending.current.add(uuid)
    const kept = queries.getQueryData(sessionQuery.queryKey)?.bookmarks.includes(uuid) === true
    const set = (isKept: boolean): void => {
      queries.setQueryData<SessionAnswer | null>(
        sessionQuery.queryKey,
        (session) => session && { ...session, bookmarks: withOrWithout(session.bookmarks, uuid, isKept) },
      )
    }
    set(!kept)
    void calls.toggleBookmark({ params: { userUuid: uuid } }).then((answer) => {
      pending.current.delete(uuid)
      if (answer.ok) {
        set(answer.value.bookmarked)
        void queries.invalidateQueries({ queryKey: ['bookmarks'] })
        return
      }
      set(kept)
      toasts.show({
        text: t('{name} was not {words} bookmarks. {message}', {
          name: nameOf(candidate),
          words: kept ? t('taken off the') : t('added to your'),
          message: answer.message,
        }),
        tone: 'danger',
        action: { label: t('Retry'), onAction: () => toggle(candidate) },
      })
    })
  }
  return { has: (uuid) => bookmarks.includes(uuid), toggle }
}

const withOrWithout = (uuids: readonly string[], uuid: string, isKept: boolean): string[] => [
  ...uuids.filter((own) => own !== uuid),
  ...(isKept ? [uuid] : []),
]
