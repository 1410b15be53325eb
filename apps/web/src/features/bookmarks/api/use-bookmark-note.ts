import { toasts } from '@guildhall/ui-kit/Toast'
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
  const patch = (uuid: string, changes: Partial<BookmarkView>): void => {
    queries.setQueriesData<readonly BookmarkView[]>({ queryKey: bookmarksKeys.all }, (list) =>
      list?.map((kept) => (kept.candidate.uuid === uuid ? { ...kept, ...changes } : kept)),
    )
  }
  const writing = useMutation({
    mutationFn: async ({
      uuid,
      note,
    }: {
      readonly uuid: string
      readonly note: string
      readonly before: string | null
    }) => orThrow(await calls.changeBookmark({ params: { userUuid: uuid }, body: { note, looked: false } })),
    onMutate: ({ uuid, note }) => patch(uuid, { note: note.trim() === '' ? null : note.trim() }),
    onError: (error, change) => {
      patch(change.uuid, { note: change.before })
      const action = { label: t('Retry'), onAction: () => writing.mutate(change) }
      toasts.show({
        text: t('The note was not saved. {message}', { message: error.message }),
        tone: 'danger',
        action,
      })
    },
  })
  const look = useMutation({
    mutationFn: async (uuid: string) =>
      orThrow(await calls.changeBookmark({ params: { userUuid: uuid }, body: { looked: true } })),
    onSuccess: (_, uuid) => patch(uuid, { changes: [] }),
  })
  return { write: writing.mutate, look: look.mutate }
}
