import { moderationTextRules, operatorReasonRules, type ReportOutcome } from '@guildhall/domain/moderation'
import { required, validate } from '@guildhall/domain/shared'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { type FormCall, useCall } from '../../../shared/api/use-call.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { staffKeys } from './keys.ts'
import { inOrder } from './use-claim.ts'
import type { Found } from './use-look-up.ts'

/** A report in the list. */
export type ReportEntry = Received<Routes['listReports']>['reports'][number]
/** A report with all that helps to decide. */
export type ReportDetails = Received<Routes['readReport']>
/** Which reports are listed. */
export type ReportStatus = 'open' | 'settled'

/** A page of reports, and how many are open in all. */
export interface ListedReports extends Found<ReportEntry> {
  readonly open: number
}

const INTERVAL_MS = 30_000

/** The reports, read again while the page is open. Rule: MOD-45. */
export function useReports(status: ReportStatus): Loadable<ListedReports> {
  const query = useInfiniteQuery({
    queryKey: staffKeys.reports(status),
    queryFn: async ({ pageParam, signal }) =>
      orThrow(
        await api.listReports({ query: { status, ...(pageParam === null ? {} : { cursor: pageParam }) } }, { signal }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
    refetchInterval: INTERVAL_MS,
  })
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = query
  return toLoadable({
    ...query,
    data: data && {
      items: data.pages.flatMap(({ reports }) => reports),
      open: data.pages[0]?.open ?? 0,
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      onLoadMore: () => void fetchNextPage(),
    },
  })
}

/** A report with what is around it. Rule: MOD-47. */
export const useReport = (uuid: string): Loadable<ReportDetails> =>
  toLoadable(
    useQuery({
      queryKey: staffKeys.report(uuid),
      queryFn: async ({ signal }) => orThrow(await api.readReport({ params: { id: uuid } }, { signal })),
      staleTime: 0,
    }),
  )

/** What an operator types to end a report. */
export interface TypedReportDecision {
  readonly outcome: ReportOutcome
  readonly reason: string
  readonly warning: string
  readonly answer: string
}

const labels = { answer: t('Answer to the reporter'), reason: t('Reason'), warning: t('Warning') }

const wrongOf = ({ answer, outcome, reason, warning }: TypedReportDecision) =>
  toFormErrors(
    validate(
      { answer, reason, warning },
      {
        answer: moderationTextRules,
        reason: operatorReasonRules,
        warning: outcome === 'warned' ? [required, ...moderationTextRules] : [],
      },
    ),
    labels,
  )

/** Ends a report. Rule: MOD-46. */
export function useReportDecision(uuid: string, onDone: () => void): FormCall<TypedReportDecision> {
  const queries = useQueryClient()
  const { send, ...state } = useCall({
    call: ({ answer, outcome, reason, warning }: TypedReportDecision) =>
      inOrder(() =>
        api.decideReport({
          params: { id: uuid },
          body: { answer, outcome, reason, warning: outcome === 'warned' ? warning : null },
        }),
      ),
    labels,
    onDone: async () => {
      toasts.show({ text: t('The report is handled'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: staffKeys.allReports })
      onDone()
    },
  })
  return { ...state, send: (typed) => send(typed, wrongOf(typed)) }
}
