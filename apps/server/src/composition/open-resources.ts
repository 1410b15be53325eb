import { join } from 'node:path'
import { createInProcessEventBus } from '@guildhall/in-process'
import type { FileStore } from '@guildhall/domain/files'
import type { EventBus, Mailer } from '@guildhall/domain/notifications'
import type { CandidateIndex, SynonymSource } from '@guildhall/domain/search'
import { type Clock, DependencyUnavailable, noTracing, type Tracing } from '@guildhall/domain/shared'
import { createFileStore } from '@guildhall/files-disk'
import {
  createLedgerMailer,
  createOutboxMailer,
  createSmtpMailer,
  type MailFooter,
  type MailOutcome,
  type OutboxMailer,
} from '@guildhall/mail'
import type { OpenSearchCandidateIndex } from '@guildhall/opensearch'
import { batchMailLedger, createMailLedger, createPostgresCandidateIndex, type Database } from '@guildhall/postgres'
import type { Config } from '../config/read-config.ts'
import type { Logger } from '../process/create-logger.ts'
import { traceCalls } from './trace-calls.ts'

// What the configuration may leave out is imported where it is opened: loading all of it takes a sixth of the server's start.

/** Closes what was opened, in reverse order. */
export interface Closing {
  add(name: string, close: () => Promise<unknown>): void
  run(log: Logger): Promise<void>
}

export function createClosing(): Closing {
  const steps: { readonly name: string; readonly close: () => Promise<unknown> }[] = []
  return {
    add: (name, close) => void steps.push({ name, close }),
    async run(log) {
      for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
        await step.close().catch((error: unknown) => log.error({ error }, `Closing ${step?.name} failed`))
      }
    },
  }
}

interface IndexDeps {
  readonly closing: Closing
  readonly database: Database
  readonly synonyms: SynonymSource
  /** Called when a search or a change finds no index in the search engine. */
  readonly onMissing: () => void
  /** Default: nothing is followed. */
  readonly tracing?: Tracing
}

/** The candidate index, and how it is built anew; null where it is a table of the database. */
export interface OpenIndex {
  readonly index: CandidateIndex
  readonly builder: IndexBuilder | null
}

/** Builds the index beside the one that is searched. Rule: SRCH-88. */
export type IndexBuilder = Pick<OpenSearchCandidateIndex, 'condition' | 'rebuild'>

/** Opens the configured candidate index: OpenSearch, or PostgreSQL. */
export async function openIndex(
  config: Config,
  { closing, database, onMissing, synonyms, tracing = noTracing }: IndexDeps,
): Promise<OpenIndex> {
  if (config.opensearchUrl === null) {
    return { index: createPostgresCandidateIndex({ knex: database.knex, synonyms }), builder: null }
  }
  const { createOpenSearchCandidateIndex } = await import('@guildhall/opensearch')
  const index = createOpenSearchCandidateIndex({
    url: config.opensearchUrl,
    synonyms,
    shards: config.opensearchShards,
    replicas: config.opensearchReplicas,
    onMissing,
    tracing,
  })
  closing.add('OpenSearch', () => index.close())
  return { index, builder: index }
}

interface BusDeps {
  readonly closing: Closing
  readonly log: Logger
  readonly tracing: Tracing
}

/** Opens the configured event bus: NATS, or an in-process one. */
export async function openEventBus(config: Config, { closing, log, tracing }: BusDeps): Promise<EventBus> {
  const onListenerError = (error: unknown) => log.error({ error }, 'A channel listener failed')
  const open = async (): Promise<EventBus> => {
    if (config.natsUrl === null) return createInProcessEventBus({ onListenerError, tracing })
    const { createNatsEventBus } = await import('@guildhall/nats')
    // No request and no job fails without it, so nothing else would tell of its outage.
    const onAway = (cause: unknown) =>
      log.warn({ err: new DependencyUnavailable('nats', { cause }) }, 'The event bus does not respond')
    return createNatsEventBus({ url: config.natsUrl, onAway, onListenerError, tracing })
  }
  const bus = await open()
  closing.add('the event bus', () => bus.close())
  return bus
}

interface FileStoreDeps {
  readonly closing: Closing
  /** Default: nothing is followed. */
  readonly tracing?: Tracing
}

/** Opens the configured store of files: a bucket of S3, or a folder. */
export async function openFileStore(
  config: Config,
  { closing, tracing = noTracing }: FileStoreDeps,
): Promise<FileStore> {
  const { s3AccessKeyId, s3Bucket, s3Region, s3SecretAccessKey, s3Url } = config
  if (s3Url === null || s3Bucket === null || s3AccessKeyId === null || s3SecretAccessKey === null) {
    return createFileStore({ folder: join(config.dataDir, 'files') })
  }
  const { createS3FileStore } = await import('@guildhall/files-s3')
  const files = createS3FileStore({
    url: s3Url,
    region: s3Region,
    bucket: s3Bucket,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
  })
  closing.add('S3', () => files.close())
  return traceCalls<FileStore>(files, { name: 's3', calls: ['put', 'get', 'stream', 'remove'], tracing })
}

/** The footer of every mail. */
export const createMailFooter = (config: Config, publicUrl: string): MailFooter => ({
  publicUrl: publicUrl.replace(/\/+$/, ''),
  postalAddress: config.mailPostalAddress,
})

/** Opens the configured mail server, or the local outbox. */
export function openMailer(
  config: Config,
  { clock, closing, database, log, publicUrl, tracing }: MailerDeps,
): AnyMailer {
  const footer = createMailFooter(config, publicUrl)
  const folder = join(config.dataDir, 'outbox')
  const ledger = { ...createMailLedger(database.knex), ...batchMailLedger(database.knex) }
  const counts = { sent: 0, refused: 0, failed: 0 }
  const outcomes = () => ({ ...counts })
  const onOutcome = (outcome: MailOutcome): void => {
    counts[outcome] += 1
  }
  if (config.smtpUrl === null || config.mailFrom === null) {
    const outbox = createOutboxMailer({ folder, footer, clock })
    const transport = { deliver: outbox.send }
    return { ...outbox, ...createLedgerMailer({ clock, ledger, onOutcome, tracing, transport }), outcomes }
  }
  const mailer = createSmtpMailer({
    url: config.smtpUrl,
    from: config.mailFrom,
    footer,
    clock,
    ledger,
    tracing,
    onOutcome,
    onRejected: (refusal) => log.warn(refusal, 'A mail was permanently rejected'),
  })
  closing.add('the mail server', () => mailer.close())
  return { ...mailer, list: () => Promise.resolve([]), outcomes }
}

/** A mailer with a list of its mails for developers; empty if mail is really sent. */
export interface AnyMailer extends Mailer, Pick<OutboxMailer, 'list'> {
  /** Attempts of this process. */
  readonly outcomes: () => Readonly<Record<MailOutcome, number>>
}

interface MailerDeps {
  readonly clock: Clock
  readonly closing: Closing
  readonly database: Database
  readonly log: Logger
  readonly publicUrl: string
  readonly tracing: Tracing
}
