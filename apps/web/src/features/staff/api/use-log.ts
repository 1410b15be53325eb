import type { AuditOwner } from '@guildhall/domain/shared'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useMutation } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { saveFile } from '../save-file.ts'
import { staffKeys } from './keys.ts'
import { type Found, useFound } from './use-look-up.ts'

/** An entry of the log of all. */
export type LogEntry = Received<Routes['searchLog']>['entries'][number]

/** The log of operators and companies. Rule: MOD-50. */
export const useLog = (owner: AuditOwner, text: string): Loadable<Found<LogEntry>> =>
  useFound(staffKeys.log(owner, text), text, async (query, signal) => {
    const { entries, next_cursor: next } = orThrow(await api.searchLog({ query: { ...query, owner } }, { signal }))
    return { items: entries, next }
  })

/** Saves what is found as a file. Rule: MOD-50. */
export function useLogExport(): {
  readonly isExporting: boolean
  readonly onExport: (owner: AuditOwner, text: string) => void
} {
  const { isPending, mutate } = useMutation({
    mutationFn: (body: { readonly owner: AuditOwner; readonly text: string }) => api.exportLog({ body }),
    onSuccess: (answer) => {
      if (!answer.ok) return void toasts.show({ text: answer.message, tone: 'danger' })
      const { csv, entries, isComplete } = answer.value
      saveFile('guildhall-log.csv', csv, 'text/csv')
      return void toasts.show({
        text: isComplete
          ? t('{entries} entries are in the file', { entries })
          : t('The newest {entries} entries are in the file; find fewer for the rest', { entries }),
        tone: 'success',
      })
    },
    onError: (error) => void toasts.show({ text: error.message, tone: 'danger' }),
  })
  return { isExporting: isPending, onExport: (owner, text) => mutate({ owner, text }) }
}
