import type { AuditOwner } from '@guildhall/domain/shared'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import type { DateRange } from '@guildhall/ui-kit/DateRangePicker'
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

/** Which entries. */
export interface LogChoice {
  readonly owner: AuditOwner
  readonly text: string
  /** Days of the browser's time zone; null for all time. */
  readonly period: DateRange | null
}

/** The period's first instant, and the first after it. */
const toInstants = (period: DateRange | null) => {
  if (period === null) return {}
  const after = new Date(`${period.to}T00:00`)
  after.setDate(after.getDate() + 1)
  return { from: new Date(`${period.from}T00:00`).toISOString(), before: after.toISOString() }
}

/** The log of operators and companies. Rule: MOD-50. */
export const useLog = ({ owner, period, text }: LogChoice): Loadable<Found<LogEntry>> =>
  useFound(staffKeys.log(owner, text, JSON.stringify(period)), text, async (query, signal) => {
    const request = { query: { ...query, ...toInstants(period), owner } }
    const { entries, next_cursor: next } = orThrow(await api.searchLog(request, { signal }))
    return { items: entries, next }
  })

/** Saves what is found as a file. Rule: MOD-50. */
export function useLogExport(): {
  readonly isExporting: boolean
  readonly onExport: (choice: LogChoice) => void
} {
  const { isPending, mutate } = useMutation({
    mutationFn: ({ owner, period, text }: LogChoice) => api.exportLog({ body: { owner, text, ...toInstants(period) } }),
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
  return { isExporting: isPending, onExport: mutate }
}
