import { createPasswords } from '@guildhall/passwords-argon2'
import type { Config } from '../config/read-config.ts'
import type { Logger } from '../process/create-logger.ts'
import {
  addDemoAnnouncements,
  addDemoInvoices,
  addDemoMails,
  addDemoOperator,
  addDemoSearches,
  addOwnWords,
  buyDemoPlan,
  giveDemoCvs,
  noteWhatWasSeen,
  seedDemo,
} from '../seed/index.ts'
import type { Composition } from './compose.ts'
import type { Payments } from './open-payments.ts'
import type { Resources } from './resources.ts'

/** Number of contractors in the demo market by default. */
const DEMO_CONTRACTORS = 2_000

export interface SeedMarketOptions {
  readonly composition: Composition
  readonly config: Pick<Config, 'devTools' | 'production'>
  readonly log: Pick<Logger, 'info'>
  readonly payments: Payments
  readonly progress: (line: string) => void
  readonly resources: Resources
}

/** Fills an empty market with the demo, or with so many contractors; leaves any other as it is. */
export async function seedMarket(
  seed: Exclude<Config['seed'], 'none'>,
  { composition, config, log, payments, progress, resources }: SeedMarketOptions,
): Promise<void> {
  const { clock, database } = resources
  const contractors = seed === 'demo' ? DEMO_CONTRACTORS : seed
  const passwords = createPasswords()
  const isPasswordPublished = !config.production
  const seeded = await seedDemo({ database, contractors, now: clock.now(), passwords, isPasswordPublished, log })
  if (!seeded) return
  if (config.devTools === 'on') await addDemoOperator({ database, now: clock.now(), passwords })
  progress(`Filled the market with ${contractors.toLocaleString('en')} contractors.`)
  await buyDemoPlan(composition, payments)
  await addDemoInvoices({ ...resources, database, now: clock.now() })
  await addDemoSearches({ database, now: clock.now() })
  await addDemoMails({ database, now: clock.now() })
  await addDemoAnnouncements({ database, now: clock.now() })
  await addOwnWords({ database })
  await giveDemoCvs({ ...composition, database, now: clock.now() })
  await noteWhatWasSeen({ ...composition, database, now: clock.now() })
}
