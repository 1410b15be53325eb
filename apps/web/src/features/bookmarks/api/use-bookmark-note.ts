import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orThrow } from '../../../shared/api/client.ts'
import type { BookmarkView } from '../../candidates/index.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { t } from '../../../shared/i18n/index.ts'
import { bookmarksKeys } from './keys.ts'

/** Saves the note of a bookmark, and marks the candidate's changes as seen. Rules: SRCH-41, SRCH-42. */
export function useBookmarkNote() {
  const queries = useQueryClient()
  const { calls } = useHiringApi()
  const patch = (uuid: string, change: Partial<BookmarkView>): void => {
    queries.setQueriesData<readonly BookmarkView[]>({ queryKey: bookmarksKeys.all }, (list) =>
      list?.map((bookmark) => (bookmark.candidate.uuid === uuid ? { ...bookmark, ...change } : bookmark)),
    )
  }
  /** Null once the note is saved, else why not. */
  const write = async (uuid: string, typed: string): Promise<string | null> => {
    const answer = await calls.changeBookmark({ params: { userUuid: uuid }, body: { note: typed, looked: false } })
    if (!answer.ok) return t(answer.errors['note']?.[0] ?? answer.message)
    const note = typed.trim() === '' ? null : typed.trim()
    patch(uuid, { note })
    return null
  }
  const look = useMutation({
    mutationFn: async (uuid: string) =>
      orThrow(await calls.changeBookmark({ params: { userUuid: uuid }, body: { looked: true } })),
    onSuccess: (_, uuid) => patch(uuid, { changes: [] }),
  })
  return { write, look: look.mutate }
}
