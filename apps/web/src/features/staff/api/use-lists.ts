import type { MergedList, VettingSection } from '@guildhall/domain/moderation'
import { isTermList, listLabelErrors, type ListName } from '@guildhall/domain/reference'
import type { FormError } from '@guildhall/ui-kit/Form'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type FormCall, useCall } from '../../../shared/api/use-call.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { listKeys } from '../../../shared/lists/keys.ts'
import { staffKeys } from './keys.ts'

/** The entries of a list, and words that people have typed and it does not have. */
export type UsedList = Received<Routes['readListEntries']>
/** An entry, and how many people have it. */
export type UsedEntry = UsedList['entries'][number]
/** A word that people have typed, and how many. */
export type UnlistedWord = UsedList['unlisted'][number]

/** What an operator enters of an entry. */
export interface TypedEntry {
  readonly label: string
  /** The code of an industry; null for several or none. */
  readonly industry: string | null
  /** The section of the profile that a reason concerns; null for other entries. */
  readonly section: VettingSection | null
  /** The message that a reason begins with; null for none. */
  readonly message: string | null
}

/** Rules: MOD-75, MOD-77. */
export const useUsedList = (list: ListName): Loadable<UsedList> =>
  toLoadable(
    useQuery({
      queryKey: staffKeys.list(list),
      queryFn: async ({ signal }) => orThrow(await api.readListEntries({ params: { list } }, { signal })),
      staleTime: 0,
    }),
  )

const useReload = (list: ListName) => {
  const queries = useQueryClient()
  return async (text: string): Promise<void> => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: staffKeys.list(list) }),
      queries.invalidateQueries({ queryKey: isTermList(list) ? listKeys.list(list) : staffKeys.vettingReasons }),
    ])
    toasts.show({ text, tone: 'success' })
  }
}

const labels = { label: t('Name'), industry: t('Industry'), section: t('Section'), message: t('Message') }
const faultsOf = (list: ListName, { label }: Pick<TypedEntry, 'label'>): readonly FormError[] =>
  listLabelErrors(list, label).map((message) => ({ field: 'label', label: labels.label, message }))

/** Adds an entry. Rule: MOD-75. */
export function useAddEntry(list: ListName, onDone: () => void): FormCall<TypedEntry> {
  const reload = useReload(list)
  const { send, ...state } = useCall({
    call: (body: TypedEntry) => api.addListEntry({ params: { list }, body }),
    labels,
    onDone: async ({ label }) => {
      await reload(t('{label} is offered in a moment', { label }))
      onDone()
    },
  })
  return { ...state, send: (typed) => send(typed, faultsOf(list, typed)) }
}

/** Adds a word that people have typed, with one press; what is wrong with it is a toast. Rule: MOD-77. */
export function useAddWord(list: ListName): Pick<FormCall<TypedEntry>, 'isPending' | 'send'> {
  const reload = useReload(list)
  const { isPending, send } = useCall({
    call: (body: TypedEntry) => api.addListEntry({ params: { list }, body }),
    labels,
    onDone: ({ label }) => reload(t('{label} is offered in a moment', { label })),
    onRefused: ({ message }) => {
      toasts.show({ text: message, tone: 'danger' })
      return true
    },
  })
  return { isPending, send }
}

/** An entry as it becomes. */
export interface ChangedEntry extends Omit<TypedEntry, 'section'> {
  readonly code: string
  readonly isRetired: boolean
}

/** Renames, retires or restores an entry. Rule: MOD-75. */
export function useChangeEntry(list: ListName, onDone: (changed: ChangedEntry) => void): FormCall<ChangedEntry> {
  const reload = useReload(list)
  return useCall({
    call: ({ code, ...body }: ChangedEntry) => api.changeListEntry({ params: { list, code }, body }),
    labels,
    onDone: async (changed) => {
      const { isRetired, label } = changed
      await reload(isRetired ? t('{label} is not offered any more', { label }) : t('{label} is saved', { label }))
      onDone(changed)
    },
  })
}

/** A word or an entry that is merged, and the code of the entry that people get instead. */
export interface TypedMerge {
  readonly from: string
  readonly into: string
}

/** Merges a word into an entry. Rule: MOD-76. */
export function useMerge(list: MergedList, onDone: () => void): FormCall<TypedMerge> {
  const reload = useReload(list)
  return useCall({
    call: (body: TypedMerge) => api.mergeListEntries({ params: { list }, body }),
    labels: { from: t('Merge'), into: t('Into') },
    onDone: async ({ label }) => {
      await reload(t('Profiles get {label} in a moment', { label }))
      onDone()
    },
  })
}
