import { readOrMakeSecret, type Database } from '@guildhall/postgres'
import { createPasswords } from '@guildhall/passwords-argon2'
import type { Clock } from '@guildhall/domain/shared'
import type { Config } from '../config/read-config.ts'
import type { Logger } from '../process/create-logger.ts'
import { seedDemo } from '../seed/index.ts'
import { compose, type Composition } from './compose.ts'
import { fillEmptyIndex, fillOnceItAnswers } from './fill-index.ts'
import { type AnyMailer, type Closing, openDatabase, openEventBus, openIndex, openMailer } from './open-resources.ts'
import type { Resources } from './ports.ts'

/** Everything that is open, and the use cases on top of it. */
export interface Product extends Composition {
  readonly database: Database
  readonly mailer: AnyMailer
}

/** How many contractors the demo market has unless a number is asked for. */
const demoContractors = 2_000

export interface OpenProductOptions {
  readonly clock: Clock
  readonly publicUrl: string
  readonly closing: Closing
  readonly log: Logger
  readonly progress: (line: string) => void
}

/** Opens database, index, bus and mail, fills an empty market when asked to, and composes the use cases. */
export async function openProduct(config: Config, options: OpenProductOptions): Promise<Product> {
  const { clock, closing, log, progress } = options
  progress(config.embedded ? 'Starting PostgreSQL …' : 'Connecting to PostgreSQL …')
  const database = await openDatabase(config, closing, log)
  const index = openIndex(config, database, closing)
  const mailer = openMailer(config, { clock, closing, database, log, publicUrl: options.publicUrl })
  const resources: Resources = {
    database,
    index,
    mailer,
    clock,
    secret: await readOrMakeSecret(database.knex, 'tokens'),
    eventBus: openEventBus(config, closing, log),
    publicUrl: options.publicUrl,
    dataDir: config.dataDir,
    vettingMode: config.vetting,
    qualificationRules: { minYears: config.qualifyMinYears, countries: config.qualifyCountries },
  }
  const composition = compose(resources)
  if (config.seed !== 'none') {
    const contractors = config.seed === 'demo' ? demoContractors : config.seed
    const seeded = await seedDemo({ database, contractors, now: clock.now(), passwords: createPasswords(), log })
    if (seeded) progress(`Filled the market with ${contractors.toLocaleString('en')} contractors.`)
  }
  await fillOnceItAnswers(() => fillEmptyIndex(index, composition.ports.directory, clock.now()), { closing, log })
  return { ...composition, database, mailer }
}
