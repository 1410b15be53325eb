import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import {
  createApplicationRole,
  createDatabase,
  type Database,
  findExcessRights,
  findForbiddenMigrations,
  grantToApplication,
  hasRole,
  migrateDatabase,
} from '@guildhall/postgres'
import type { Tracing } from '@guildhall/domain/shared'
import { startEmbeddedPostgres } from '@guildhall/postgres/embedded'
import { InvalidConfig } from '../config/invalid-config.ts'
import type { Config } from '../config/read-config.ts'
import type { Logger } from '../process/create-logger.ts'
import type { Closing } from './open-resources.ts'

/** The role of the product in its embedded database. */
const EMBEDDED_ROLE = 'guildhall_app'
const PASSWORD_BYTES = 24
/** A migration holds its lock on one connection and works on another. */
const OWNER_POOL_SIZE = 3

interface DatabaseUrls {
  /** With the role by which the product works. */
  readonly url: string
  /** With the role that owns the schema; null if it is the same. */
  readonly ownerUrl: string | null
}

const withUser = (databaseUrl: string, user: string, password: string): string => {
  const url = new URL(databaseUrl)
  url.username = user
  url.password = password
  return url.href
}

const userOf = (databaseUrl: string): string => decodeURIComponent(new URL(databaseUrl).username)
const passwordOf = (databaseUrl: string): string => decodeURIComponent(new URL(databaseUrl).password)

/** Only this process knows the password of the product's role: it changes with each start. */
const openEmbedded = async (config: Config, { closing, log, onFatal }: DatabaseSurroundings): Promise<DatabaseUrls> => {
  const embedded = await startEmbeddedPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    durable: true,
    log: (line) => log.debug(line),
    warn: (line) => log.warn(line),
  })
  closing.add('PostgreSQL', () => embedded.stop())
  void embedded.exited.then((error) => (error === null ? undefined : onFatal?.(error)))
  const password = randomBytes(PASSWORD_BYTES).toString('hex')
  await asOwner(embedded.url, ({ knex }) => createApplicationRole(knex, EMBEDDED_ROLE, password))
  return { url: withUser(embedded.url, EMBEDDED_ROLE, password), ownerUrl: embedded.url }
}

const asOwner = async (url: string, work: (database: Database) => Promise<unknown>): Promise<void> => {
  const database = createDatabase({ url, poolSize: OWNER_POOL_SIZE, applicationName: 'guildhall-migration' })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

/** Migrates as the owner of the schema, and lets the product's role work with it. Safe to run by several processes at once. */
const migrateFor = (ownerUrl: string, url: string): Promise<void> =>
  asOwner(ownerUrl, async (owner) => {
    await migrateDatabase(owner)
    await grantToApplication(owner.knex, userOf(url))
  })

/** Migrates by the role that owns the schema, as a step before the processes start; creates the product's role if it is missing. Rule: BASE-34. */
export async function migrateAsOwner({ databaseMigrationUrl, databaseUrl }: Config): Promise<void> {
  if (databaseUrl === null || databaseMigrationUrl === null)
    throw new InvalidConfig('DATABASE_URL and DATABASE_MIGRATION_URL must be set')
  await asOwner(databaseMigrationUrl, async ({ knex }) => {
    const role = userOf(databaseUrl)
    if (!(await hasRole(knex, role))) await createApplicationRole(knex, role, passwordOf(databaseUrl))
  })
  await migrateFor(databaseMigrationUrl, databaseUrl)
}

/** Migrates by the product's own role, if it may. */
const migrateAsSelf = async (database: Database): Promise<void> => {
  const forbidden = await findForbiddenMigrations(database.knex)
  if (forbidden === null) await migrateDatabase(database)
  else if (forbidden.length > 0)
    throw new InvalidConfig(
      `The database waits for ${forbidden.length} migrations, which the role of DATABASE_URL cannot run: run \`npm run migrate\`, or set DATABASE_MIGRATION_URL`,
    )
}

export interface DatabaseSurroundings {
  readonly closing: Closing
  readonly log: Logger
  /** Called when an embedded database has ended and cannot be started again. */
  readonly onFatal?: (error: Error) => void
  /** The name of its connections. Default 'guildhall'. */
  readonly applicationName?: string
  /** Follows what it does. Default: nothing. */
  readonly tracing?: Tracing
}

/**
 * Opens the configured database, or an embedded one on loopback, and migrates it. The schema belongs to another role than the one by which the
 * product works: in the embedded database always, in another one with `DATABASE_MIGRATION_URL`. Rule: BASE-21.
 */
export async function openDatabase(config: Config, surroundings: DatabaseSurroundings): Promise<Database> {
  const { applicationName = 'guildhall', closing, log, tracing } = surroundings
  const { ownerUrl, url } =
    config.databaseUrl === null
      ? await openEmbedded(config, surroundings)
      : { url: config.databaseUrl, ownerUrl: config.databaseMigrationUrl }
  if (ownerUrl !== null) await migrateFor(ownerUrl, url)
  const database = createDatabase({ url, poolSize: config.databasePoolSize, applicationName, tracing })
  closing.add('the database pool', () => database.close())
  if (ownerUrl === null) await migrateAsSelf(database)
  const excess = await findExcessRights(database.knex)
  if (excess !== null) {
    log.warn(
      `The product works as the database's ${excess}, and could change the audit log: set DATABASE_MIGRATION_URL`,
    )
  }
  return database
}
