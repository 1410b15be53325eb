import { randomUUID } from 'node:crypto'
import type { ProductEvent } from '@guildhall/domain/notifications'
import { ok } from '@guildhall/domain/shared'
import {
  type OutboxWorker,
  type OutboxWorkerOptions,
  startOutboxWorker,
  type WorkerReactions,
} from '../src/outbox/outbox-worker.ts'
import type { Reaction } from '../src/outbox/queues.ts'
import { createUnitOfWork } from '../src/unit-of-work.ts'
import type { MigratedDatabase } from './index.ts'

export type React = (event: ProductEvent) => Promise<void>

/** A reaction that does nothing. */
export const quiet: React = async () => undefined
/** Reactions that do nothing. */
export const idleReactions: WorkerReactions = {
  channel: quiet,
  index: quiet,
  list: quiet,
  notify: quiet,
  mail: quiet,
  numbers: quiet,
  payment: quiet,
  verification: quiet,
  webhook: quiet,
}
const log = { warn: () => undefined, error: () => undefined }

/** An event that the channel, the index, notifications and mail react to. */
export const answered = (conversationUuid: string): ProductEvent => ({
  uuid: randomUUID(),
  at: '2026-03-02T09:00:00.000Z',
  type: 'conversation-changed',
  conversationUuid,
  from: 'pending',
  to: 'active',
  byAccountUuid: randomUUID(),
})

export const stopAll = async (...workers: readonly OutboxWorker[]): Promise<void> => {
  await Promise.all(workers.map((worker) => worker.stop()))
}

/** Starts workers on a database, whose reactions do nothing unless said, and commits events. */
export const workerFixture = (database: () => MigratedDatabase) => {
  const running = new Set<OutboxWorker>()
  const work = async (
    reactions: Partial<Record<Reaction, React>>,
    more: Partial<OutboxWorkerOptions> = {},
  ): Promise<OutboxWorker> => {
    const started = await startOutboxWorker({
      database: database(),
      log,
      reactions: { ...idleReactions, ...reactions },
      ...more,
    })
    const worker: OutboxWorker = {
      ...started,
      stop: (patience) => {
        running.delete(worker)
        return started.stop(patience)
      },
    }
    running.add(worker)
    return worker
  }
  return {
    ...queueFixture(database),
    work,
    /** Stops those that a failed test has left: they would do the jobs of the next one. */
    stopLeft: () => stopAll(...running),
  }
}

const queueFixture = (database: () => MigratedDatabase) => ({
  commit: (...events: readonly ProductEvent[]) =>
    createUnitOfWork(database().knex).run(async ({ outbox }) => ok(await outbox.add(...events))),
  /** The jobs in the queue. */
  jobs: async (): Promise<number> => {
    const [row] = await database().knex('pgboss.job').whereLike('name', 'reaction-%').count('* as count')
    return Number(row?.['count'])
  },
})
