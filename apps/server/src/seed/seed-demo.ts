import type { Passwords } from '@guildhall/domain/identity'
import type { Database } from '@guildhall/postgres'
import { fillMarket } from './fill-market.ts'
import { fillStories } from './fill-stories.ts'
import { demoStories, generateMarket } from './market/index.ts'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'welcome to guildhall'

export interface SeedOptions {
  readonly database: Database
  readonly contractors: number
  readonly now: Date
  readonly passwords: Pick<Passwords, 'hash'>
  readonly log: { info(facts: Readonly<Record<string, unknown>>, message: string): void }
}

const COMPANIES_AT_LEAST = 40
const CONTRACTORS_A_COMPANY = 50
/** Any fixed number: processes that seed one database wait for each other. */
const LOCK = 4_711_202_612

/**
 * Fills an empty database with the demo market: companies and teams, contractors, and what happened between them, in one transaction.
 * The same options give the same market. Answers false, and does nothing, where anybody has an account already. The candidate index is
 * filled from the facts afterwards, as after a loss of it.
 */
export async function seedDemo({ contractors, database, log, now, passwords }: SeedOptions): Promise<boolean> {
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  const companies = Math.max(COMPANIES_AT_LEAST, Math.ceil(contractors / CONTRACTORS_A_COMPANY))
  const market = generateMarket({ contractors, companies, now })
  return database.knex.transaction(async (trx) => {
    await trx.raw(`set local statement_timeout = 0`)
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK])
    if (await trx('accounts').first('uuid')) return false
    const progress = (written: number): void => log.info({ written, of: contractors }, 'Writing the demo market')
    const cast = await fillMarket(trx, market, { passwordHash, now, progress })
    await fillStories(trx, demoStories(now), { cast, now })
    return true
  })
}
