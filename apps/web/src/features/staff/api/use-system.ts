import { COMPARE_INDEX, REPAIR_INDEX } from '@guildhall/domain/moderation'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, orThrow } from '../../../shared/api/client.ts'
import { t } from '../../../shared/i18n/index.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import type { ActionDialogProps } from '../components/People/index.ts'
import type { ProofDialogProps } from '../components/ProofDialog.tsx'
import { formatReaction, formatWork } from '../system-words.ts'
import { staffKeys } from './keys.ts'
import type { Found } from './use-look-up.ts'
import { useProof } from './use-proof.ts'
import { useStaffActions } from './use-staff-actions.ts'

/** What runs behind the product. */
export type SystemOverview = Received<Routes['readSystem']>
export type ScheduledWork = SystemOverview['work'][number]
export type IndexComparison = NonNullable<SystemOverview['index']>
type JobPage = Received<Routes['listJobs']>
/** A job that has failed several times or is parked. */
export type FailingJob = JobPage['jobs'][number]
/** All jobs of a reaction to events of a type. */
export type JobKind = Pick<FailingJob, 'eventType' | 'reaction'>

/** Failing jobs, and how many of each reaction have not succeeded. */
export interface JobList extends Found<FailingJob> {
  readonly counts: JobPage['counts']
}

const INTERVAL_MS = 5_000

/** Scheduled work and the last comparison of the index, read again while the page is open. Rules: MOD-64, MOD-65. */
export const useSystem = (): Loadable<SystemOverview> =>
  toLoadable(
    useQuery({
      queryKey: staffKeys.system,
      queryFn: async ({ signal }) => orThrow(await api.readSystem({ signal })),
      staleTime: 0,
      refetchInterval: INTERVAL_MS,
    }),
  )

/** Failing and parked jobs, read again while the page is open. Rule: MOD-63. */
export function useJobs(): Loadable<JobList> {
  const query = useInfiniteQuery({
    queryKey: staffKeys.jobs,
    queryFn: async ({ pageParam, signal }) =>
      orThrow(await api.listJobs({ query: pageParam === null ? {} : { cursor: pageParam } }, { signal })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
    refetchInterval: INTERVAL_MS,
  })
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = query
  return toLoadable({
    ...query,
    data: data && {
      items: data.pages.flatMap(({ jobs }) => jobs),
      counts: data.pages[0]?.counts ?? [],
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      onLoadMore: () => void fetchNextPage(),
    },
  })
}

/** What superadmins do with jobs. Rule: MOD-63. */
export function useJobActions(): {
  readonly dialog: ActionDialogProps | null
  readonly proof: ProofDialogProps | null
  readonly onRetry: (job: FailingJob) => void
  readonly onRetryAll: (kind: JobKind) => void
  readonly onDrop: (job: FailingJob) => void
} {
  const { ask, dialog, run } = useStaffActions(staffKeys.machine)
  const { dialog: proof, run: prove } = useProof()
  return {
    dialog,
    proof,
    onRetry: ({ reaction, uuid }) =>
      void run(() => api.retryJob({ body: { reaction, uuid } }), t('The job runs in a moment')),
    onRetryAll: ({ eventType, reaction }) =>
      void run(() => api.retryJobs({ body: { eventType, reaction } }), t('The jobs run in a moment')),
    onDrop: ({ reaction, uuid }) =>
      ask({
        title: t('Drop this job?'),
        text: t('What it would have done never happens: {reaction}. This cannot be undone.', {
          reaction: formatReaction(reaction),
        }),
        saveText: t('Drop'),
        doneText: t('The job is dropped'),
        isDanger: true,
        call: ({ reason }) => prove(() => api.dropJob({ body: { reaction, uuid, reason } })),
      }),
  }
}

/** Starts scheduled work. Rules: MOD-64 to MOD-66. */
export function useStartWork(): {
  /** The work that is being asked for. */
  readonly starting: string | null
  readonly onStart: (name: string) => void
  readonly onCompare: () => void
  readonly onRepair: () => void
} {
  const queries = useQueryClient()
  const { isPending, mutate, variables } = useMutation({
    mutationFn: (name: string) => api.startWork({ body: { name } }),
    onSuccess: async (answer, name) => {
      toasts.show(
        answer.ok
          ? { text: t('{work} begins in a moment', { work: formatWork(name) }), tone: 'success' }
          : { text: answer.message, tone: 'danger' },
      )
      await queries.invalidateQueries({ queryKey: staffKeys.machine })
    },
    onError: (error) => void toasts.show({ text: error.message, tone: 'danger' }),
  })
  return {
    starting: isPending ? variables : null,
    onStart: mutate,
    onCompare: () => mutate(COMPARE_INDEX),
    onRepair: () => mutate(REPAIR_INDEX),
  }
}
