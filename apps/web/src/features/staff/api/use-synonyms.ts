import { synonymFault } from '@guildhall/domain/moderation'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type FormCall, useCall } from '../../../shared/api/use-call.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { staffKeys } from './keys.ts'

/** Words and phrases that mean the same. */
export type SynonymGroup = readonly string[]
/** A text for which nobody was found. */
export type EmptySearch = Received<Routes['listEmptySearches']>['searches'][number]

/** What an operator enters: a group, and the one that it replaces, none for a new one. */
export interface TypedSynonyms {
  readonly phrases: SynonymGroup
  readonly instead: SynonymGroup
}

/** Rule: MOD-51. */
export const useSynonyms = (): Loadable<readonly SynonymGroup[]> =>
  toLoadable(
    useQuery({
      queryKey: staffKeys.synonyms,
      queryFn: async ({ signal }) => orThrow(await api.listSynonyms({ signal })).groups,
      staleTime: 0,
    }),
  )

/** Rule: MOD-52. */
export const useEmptySearches = (): Loadable<readonly EmptySearch[]> =>
  toLoadable(
    useQuery({
      queryKey: staffKeys.emptySearches,
      queryFn: async ({ signal }) => orThrow(await api.listEmptySearches({ signal })).searches,
      staleTime: 0,
    }),
  )

/** Saves a group; `onDone` runs once searches use it. Rule: MOD-51. */
export function useSaveSynonyms(onDone: () => void): FormCall<TypedSynonyms> {
  const queries = useQueryClient()
  const { send, ...state } = useCall({
    call: ({ instead, phrases }: TypedSynonyms) =>
      api.changeSynonyms({ body: { phrases: [...phrases], instead: [...instead] } }),
    labels: { phrases: t('Words and phrases') },
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: staffKeys.lists })
      toasts.show({ text: t('Searches use it in a moment'), tone: 'success' })
      onDone()
    },
  })
  return {
    ...state,
    send: (typed) => {
      const isRemoval = typed.phrases.length === 0 && typed.instead.length > 0
      const fault = isRemoval ? null : synonymFault(typed.phrases)
      send(typed, fault === null ? [] : [{ field: 'phrases', label: t('Words and phrases'), message: fault }])
    },
  }
}
