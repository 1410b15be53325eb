import { randomUUID } from 'node:crypto'
import type { ProductEvent } from '@guildhall/domain/notifications'
import { addFailedJob, addWork } from '@guildhall/postgres/testing'
import { createRepositories } from '@guildhall/postgres'
import type { TestSiteWithDatabase } from './test-site.ts'

/** An event of nobody, whose reactions do nothing. */
const ofNobody = (uuid: string): ProductEvent => ({
  type: 'email-verified',
  uuid,
  at: new Date().toISOString(),
  accountUuid: randomUUID(),
})

/** A parked job that succeeds once it is retried. */
export async function addParkedJob({ knex }: TestSiteWithDatabase, uuid: string = randomUUID()): Promise<string> {
  const error = 'Error: no such place'
  await addFailedJob(knex, { reaction: 'mail', event: ofNobody(uuid), attempts: 1_440, error, state: 'parked' })
  return uuid
}

/** Work that no worker does; returns its name. */
export async function addIdleWork({ knex }: TestSiteWithDatabase): Promise<string> {
  const name = `idle-${randomUUID()}`
  await addWork(knex, { name, cron: null, startedAt: null, endedAt: null, error: null, nextRunAt: null })
  return name
}

/** A mail that was sent to an account, or to nobody's; returns its id in the ledger. */
export async function addSentMail(
  { knex }: TestSiteWithDatabase,
  { accountUuid, event = null }: { readonly accountUuid: string | null; readonly event?: ProductEvent | null },
): Promise<string> {
  const { mailLedger } = createRepositories(knex)
  const [key, jobUuid, now] = [`${event?.uuid ?? randomUUID()}:${accountUuid}`, randomUUID(), new Date()]
  const recipient = `${jobUuid}@example.com`
  const note = { kind: 'email-verified', jobUuid, accountUuid, recipient, subject: 'Welcome', event } as const
  await mailLedger.claim({ key, note }, now, now)
  await mailLedger.complete(key, { state: 'sent', error: null }, now)
  const filter = { state: 'all', text: recipient, accountUuid: null } as const
  const { items } = await mailLedger.list(filter, { cursor: null, limit: 1 })
  return items[0]?.uuid ?? ''
}
