import type { ContractorProfile } from '@guildhall/domain/profiles'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { draftPrefixes } from '../../../shared/drafts/draft-prefixes.ts'
import { draftsKeys } from '../../../shared/drafts/keys.ts'
import { t } from '../../../shared/i18n/index.ts'
import { browserStorage, writeStored } from '../../../shared/storage/stored.ts'
import { findUnsavedSections, type ListedDraft, type UnsavedSection } from '../unsaved-sections.ts'

const none: readonly ListedDraft[] = []

/** The sections with unsaved changes, and how to discard them, with Undo. Nothing is shown if the list does not load. Rules: PROF-48, UI-21. */
export function useUnsavedSections(accountUuid: string, profile: ContractorProfile | null) {
  const queries = useQueryClient()
  const { data = none } = useQuery({
    queryKey: draftsKeys.list,
    queryFn: async ({ signal }): Promise<readonly ListedDraft[]> =>
      orThrow(await api.listSectionDrafts(undefined, { signal })).drafts,
    enabled: profile !== null,
    refetchOnMount: 'always',
  })
  const read = (): void => void queries.invalidateQueries({ queryKey: draftsKeys.list })
  const failed = (text: string, retry: () => void): void => {
    toasts.show({ text, tone: 'danger', action: { label: t('Retry'), onAction: retry } })
    read()
  }

  const restore = async (draft: UnsavedSection): Promise<void> => {
    const { form, section } = draft
    const answer = await api.saveSectionDraft({ params: { section }, body: { form } })
    if (answer.ok) read()
    else failed(answer.message, () => void restore(draft))
  }
  const discard = async (draft: UnsavedSection): Promise<void> => {
    const { section } = draft
    queries.setQueryData<readonly ListedDraft[]>(draftsKeys.list, (now) =>
      now?.filter((other) => other.section !== section),
    )
    const answer = await api.discardSectionDraft({ params: { section } })
    if (!answer.ok) {
      failed(t('Not discarded. {message}', { message: answer.message }), () => void discard(draft))
      return
    }
    // This browser may have its own copy, which the form would restore.
    writeStored(browserStorage, `${draftPrefixes.form}${accountUuid}:${section}`, null)
    toasts.show({
      text: t('The changes are discarded'),
      action: { label: t('Undo'), onAction: () => void restore(draft) },
    })
  }
  return {
    unsaved: profile === null ? [] : findUnsavedSections(data, profile),
    discard: (draft: UnsavedSection) => void discard(draft),
  }
}
