import type { Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { saveFile } from '../save-file.ts'
import { staffKeys } from './keys.ts'

/** The numbers of a week. */
export type WeekNumbers = Received<Routes['readNumbers']>['weeks'][number]

/** The last weeks, the earliest first; those of another range stay until they are there. Rule: MOD-70. */
export const useNumbers = (weeks: number): Loadable<readonly WeekNumbers[]> =>
  toLoadable(
    useQuery({
      queryKey: staffKeys.numbers(weeks),
      queryFn: async ({ signal }) => orThrow(await api.readNumbers({ query: { weeks } }, { signal })).weeks,
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  )

/** Saves the numbers as a file. Rule: MOD-70. */
export function useNumbersExport(): { readonly isExporting: boolean; readonly onExport: (weeks: number) => void } {
  const { isPending, mutate } = useMutation({
    mutationFn: (weeks: number) => api.exportNumbers({ body: { weeks } }),
    onSuccess: (answer, weeks) => {
      if (!answer.ok) return void toasts.show({ text: answer.message, tone: 'danger' })
      saveFile(`guildhall-numbers-${weeks}-weeks.csv`, answer.value.csv, 'text/csv')
      return void toasts.show({ text: t('{weeks} weeks are in the file', { weeks }), tone: 'success' })
    },
    onError: (error) => void toasts.show({ text: error.message, tone: 'danger' }),
  })
  return { isExporting: isPending, onExport: (weeks) => mutate(weeks) }
}
