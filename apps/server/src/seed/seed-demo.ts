import { randomBytes } from 'node:crypto'
import type { Passwords } from '@guildhall/domain/identity'
import type { Database } from '@guildhall/postgres'
import { addPastYear } from './add-past-year.ts'
import { addReports } from './add-reports.ts'
import { addVettingDecisions } from './add-vetting-decisions.ts'
import { addVettingReviews } from './add-vetting-reviews.ts'
import { fillMarket } from './fill-market.ts'
import { fillStories } from './fill-stories.ts'
import { demoAccounts, demoStories, generateMarket } from './market/index.ts'
import { writtenCompanies } from './market/written-companies.ts'

/** The password of every demo account outside production. */
export const DEMO_PASSWORD = 'welcome to guildhall'

export interface SeedOptions {
  readonly database: Database
  readonly contractors: number
  readonly now: Date
  readonly passwords: Pick<Passwords, 'hash'>
  /** Whether the accounts have the published password; otherwise nobody knows theirs. Rule: BASE-26. */
  readonly isPasswordPublished: boolean
  readonly log: { info(facts: Readonly<Record<string, unknown>>, message: string): void }
}

const COMPANIES_MIN = 240
const CONTRACTORS_PER_COMPANY = 50
/** Key of the advisory lock that serializes processes seeding one database. */
const LOCK = 4_711_202_612

/**
 * Fills an empty database with the demo market: companies and teams, contractors, and their history, in one transaction. The same
 * options give the same market. Returns false, and does nothing, if any account exists. The candidate index is filled from the database
 * afterwards, as if it had been lost.
 */
export async function seedDemo(options: SeedOptions): Promise<boolean> {
  const { contractors, database, isPasswordPublished, log, now, passwords } = options
  const passwordHash = await passwords.hash(isPasswordPublished ? DEMO_PASSWORD : randomBytes(32).toString('base64url'))
  const companies = Math.max(COMPANIES_MIN, Math.ceil(contractors / CONTRACTORS_PER_COMPANY))
  const market = generateMarket({ contractors, companies, now })
  return database.knex.transaction(async (trx) => {
    await trx.raw(`set local statement_timeout = 0`)
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCK])
    if (await trx('accounts').first('uuid')) return false
    const progress = (written: number): void => log.info({ written, of: contractors }, 'Writing the demo market')
    const cast = await fillMarket(trx, market, { passwordHash, now, progress })
    await addPastYear(trx, {
      now,
      demoContractor: cast.contractors.get(demoAccounts.contractor.contractorKey)?.uuid ?? null,
      storyCompanies: writtenCompanies.flatMap(({ key }) => cast.companies.get(key)?.uuid ?? []),
    })
    await fillStories(trx, demoStories(now), { cast, now })
    await addVettingReviews(trx, now)
    await addVettingDecisions(trx, now)
    await addReports(trx, now)
    return true
  })
}
