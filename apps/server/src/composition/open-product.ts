import { readOrMakeSecret, type Database } from '@guildhall/postgres'
import { createPasswords } from '@guildhall/passwords-argon2'
import type { InvoiceSettings } from '@guildhall/domain/billing'
import type { Clock } from '@guildhall/domain/shared'
import type { Config } from '../config/read-config.ts'
import type { Logger } from '../process/create-logger.ts'
import { buyDemoPlan, giveDemoCvs, noteWhatWasSeen, seedDemo } from '../seed/index.ts'
import { compose, type Composition } from './compose.ts'
import { fillEmptyIndex, fillOnceItAnswers } from './fill-index.ts'
import { type AnyMailer, type Closing, openDatabase, openEventBus, openIndex, openMailer } from './open-resources.ts'
import { openPayments, type Payments } from './open-payments.ts'
import type { Resources } from './ports.ts'

/** Everything that is open, and the use cases on top of it. */
export interface Product extends Composition {
  readonly database: Database
  readonly mailer: AnyMailer
  readonly payments: Payments
}

/** How many contractors the demo market has unless a number is asked for. */
const demoContractors = 2_000

export interface OpenProductOptions {
  readonly clock: Clock
  readonly publicUrl: string
  /** Where this process listens: the sandbox of the same machine sends its events there. */
  readonly ownUrl: string
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
  const payments = await openPayments(config, {
    clock,
    closing,
    ownUrl: options.ownUrl,
    webhookSecret: Buffer.from(await readOrMakeSecret(database.knex, 'payment-webhooks')).toString('hex'),
  })
  const resources: Resources = {
    gateways: payments.gateways,
    paymentRegions: config.paymentRegions,
    invoiceSettings: invoiceSettingsOf(config),
    database,
    index,
    mailer,
    clock,
    secret: await readOrMakeSecret(database.knex, 'tokens'),
    eventBus: openEventBus(config, closing, log),
    publicUrl: options.publicUrl,
    supportEmail: supportAddressOf(config),
    dataDir: config.dataDir,
    vettingMode: config.vetting,
    qualificationRules: { minYears: config.qualifyMinYears, countries: config.qualifyCountries },
  }
  const composition = compose(resources)
  if (config.seed !== 'none') {
    const contractors = config.seed === 'demo' ? demoContractors : config.seed
    const seeded = await seedDemo({ database, contractors, now: clock.now(), passwords: createPasswords(), log })
    if (seeded) progress(`Filled the market with ${contractors.toLocaleString('en')} contractors.`)
    if (seeded) {
      await buyDemoPlan(composition, payments)
      await giveDemoCvs({ ...composition, database, now: clock.now() })
      await noteWhatWasSeen({ ...composition, database, now: clock.now() })
    }
  }
  await fillOnceItAnswers(() => fillEmptyIndex(index, composition.ports.directory, clock.now()), { closing, log })
  return { ...composition, database, mailer, payments }
}

/** Where nothing is said, the address that mail comes from; in the local outbox it only has to be known again. */
const supportAddressOf = ({ mailFrom, supportEmail }: Config): string =>
  supportEmail ?? mailFrom?.replace(/^.*<(.+)>$/, '$1') ?? 'support@guildhall.example'

const linesOf = (setting: string): readonly string[] =>
  setting
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Who invoices and how, by the configuration. */
export const invoiceSettingsOf = (config: Config): InvoiceSettings => ({
  supplier: {
    name: config.invoiceSupplier,
    address: linesOf(config.invoiceSupplierAddress),
    email: config.invoiceSupplierEmail,
    vatNumber: config.invoiceSupplierVat,
    registrationNumber: null,
  },
  payTo: linesOf(config.invoicePayTo),
  tax: { rate: config.invoiceTaxRate, name: config.invoiceTaxRate === 0 ? null : config.invoiceTaxName },
})
