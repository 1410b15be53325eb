import { isWorkName, type WorkName } from '@guildhall/domain/moderation'
import {
  createReactions,
  LIST_REACTION,
  PAYMENT_REACTION,
  reactBy,
  type Reactions,
  VERIFICATION_REACTION,
} from '@guildhall/domain/notifications'
import type { Tracing } from '@guildhall/domain/shared'
import {
  createBatchedStores,
  startOutboxWorker,
  type Database,
  type OutboxWorker,
  type WorkerReactions,
} from '@guildhall/postgres'
import type { Logger } from '../process/create-logger.ts'
import type { Metrics } from '../process/metrics.ts'
import type { Product } from './open-product.ts'

/** How scheduled work runs: cron expression (UTC; null for what only operators start) and function. */
interface Work {
  readonly cron: string | null
  readonly run: () => Promise<unknown>
  /** It asks somebody else's service, which may be away. */
  readonly usesOtherService?: true
  /** Nothing falls due in it, so the developers' clock leaves it out. */
  readonly isTimeless?: true
  /** After so many seconds a run is given up. Default 300. */
  readonly secondsMax?: number
}

export interface ScheduledWork extends Work {
  readonly name: WorkName
}

/** For work that reads everybody, or tells many, with rests. */
const LONG_SECONDS_MAX = 3_600

type SchedulingProduct = Pick<Product, 'rebuildIndex' | 'useCases'>

/** All scheduled work, in the order in which the developers' clock runs it; null for what this installation does not have. */
const worksOf = ({ rebuildIndex, useCases }: SchedulingProduct): Readonly<Record<WorkName, Work | null>> => ({
  'expire-requests': { cron: '*/5 * * * *', run: () => useCases.expireConversations() },
  // Digests fall due at 7:00 UTC, and end five minutes before they are sent: at 7:05. A run continues where the last one stopped.
  'send-search-digests': { cron: '5-59/15 * * * *', run: () => useCases.sendSearchDigests() },
  'check-availability': {
    cron: '20 * * * *',
    secondsMax: LONG_SECONDS_MAX,
    run: () => useCases.checkAvailability(),
  },
  'remind-contractors': { cron: '*/15 * * * *', run: () => useCases.sendRequestReminders() },
  'mail-unread-messages': { cron: '* * * * *', run: () => useCases.sendUnreadMessageMails() },
  'announce-vetting-decisions': { cron: '* * * * *', run: () => useCases.announceDecisions() },
  // After a release with other lists, and for a profile that was saved while a list changed.
  'respell-profiles': { cron: '50 4 * * *', secondsMax: LONG_SECONDS_MAX, run: () => useCases.respellProfiles() },
  'deliver-webhooks': { cron: '* * * * *', run: () => useCases.deliverWebhooks() },
  'make-exports': { cron: '* * * * *', run: () => useCases.makeExports() },
  'tell-trials': { cron: '*/15 * * * *', run: () => useCases.sendTrialNotices() },
  'forget-sent-mails': { cron: '30 3 * * *', run: () => useCases.removeOldMails() },
  'erase-accounts': { cron: '20 2 * * *', run: () => useCases.eraseAccounts() },
  'apply-retention': { cron: '0 3 * * *', run: () => useCases.applyRetention() },
  // After the jobs that remove the metadata of files.
  'tidy-files': { cron: '20 3 * * *', run: () => useCases.cleanUpFiles() },
  'remove-unverified-accounts': { cron: '40 2 * * *', run: () => useCases.removeUnverifiedAccounts() },
  // Published once on a working day; asked for by the hour, because the source may be away or late.
  'update-exchange-rates': {
    cron: '40 * * * *',
    usesOtherService: true,
    run: async () => {
      const updated = await useCases.followExchangeRates()
      if (!updated.ok) throw new Error(`The table of exchange rates is not used: ${updated.problem}`)
    },
  },
  'compare-index': {
    cron: null,
    isTimeless: true,
    secondsMax: LONG_SECONDS_MAX,
    run: () => useCases.compareIndex({ isRepair: false }),
  },
  'repair-index': {
    cron: '50 3 * * *',
    isTimeless: true,
    secondsMax: LONG_SECONDS_MAX,
    run: () => useCases.compareIndex({ isRepair: true }),
  },
  'rebuild-index':
    rebuildIndex === null ? null : { cron: null, isTimeless: true, secondsMax: LONG_SECONDS_MAX, run: rebuildIndex },
  'invoice-renewals': { cron: '5 * * * *', run: () => useCases.invoiceRenewals() },
  'tell-of-renewals': { cron: '10 * * * *', run: () => useCases.notifyUpcomingRenewals() },
  'past-due': { cron: '*/10 * * * *', run: () => useCases.markPastDue() },
  'suspend-unpaid': { cron: '*/10 * * * *', run: () => useCases.suspendUnpaid() },
  'end-cancelled': { cron: '*/10 * * * *', run: () => useCases.endCancelled() },
  'settle-change-requests': {
    cron: '* * * * *',
    usesOtherService: true,
    run: () => useCases.settleChangeRequests(),
  },
  'remind-of-invoices': { cron: '15 * * * *', run: () => useCases.sendInvoiceReminders() },
  'forget-channel-events': { cron: '*/5 * * * *', run: () => useCases.removeOldChannelEvents() },
  'forget-idempotency-keys': { cron: '*/30 * * * *', run: () => useCases.removeOldIdempotencyKeys() },
})

/** Everything that runs on a schedule, or when an operator starts it. Rule: BASE-15. */
export const listScheduledWork = (product: SchedulingProduct): readonly ScheduledWork[] =>
  Object.entries(worksOf(product)).flatMap(([name, work]) =>
    work === null || !isWorkName(name) ? [] : [{ name, ...work }],
  )

/** Measures each attempt of a reaction. */
const measureReactions = (reactions: WorkerReactions, observe: Metrics['observeReaction']): WorkerReactions =>
  Object.fromEntries(
    Object.entries(reactions).map(([reaction, react]) => [
      reaction,
      async (event: Parameters<typeof react>[0]) => {
        const started = performance.now()
        let outcome: 'succeeded' | 'failed' = 'failed'
        try {
          await react(event)
          outcome = 'succeeded'
        } finally {
          observe(reaction, outcome, (performance.now() - started) / 1_000)
        }
      },
    ]),
  ) as WorkerReactions

/** Starts the worker: it delivers committed events to their reactions, and runs scheduled work. */
export async function startWorker(
  composition: SchedulingProduct & Pick<Product, 'ports'>,
  database: Database,
  options: {
    readonly isOnlyWorker: boolean
    readonly log: Logger
    readonly observe: Metrics['observeReaction']
    readonly tracing: Tracing
  },
): Promise<OutboxWorker> {
  const { ports, useCases } = composition
  const toWorkerReactions = (reactions: Reactions): WorkerReactions =>
    measureReactions(
      {
        ...reactions,
        list: reactBy(LIST_REACTION, useCases),
        payment: reactBy(PAYMENT_REACTION, useCases),
        verification: reactBy(VERIFICATION_REACTION, useCases),
      },
      options.observe,
    )
  const batched = createBatchedStores(database.knex, ports)
  const worker = await startOutboxWorker({
    ...options,
    database,
    throttle: ports.throttle,
    reactions: toWorkerReactions(useCases.reactions),
    backgroundReactions: toWorkerReactions(createReactions({ ...ports, ...batched })),
  })
  for (const { run, ...job } of listScheduledWork(composition)) {
    const { name } = job
    await worker.schedule(job, () =>
      options.tracing.run(`scheduled ${name}`, { kind: 'internal', parent: null }, async () => {
        try {
          await run()
        } catch (error) {
          options.log.warn({ err: error, work: name }, 'Scheduled work failed; it is tried again')
          throw error
        }
      }),
    )
  }
  return worker
}
