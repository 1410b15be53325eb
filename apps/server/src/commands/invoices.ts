import { join } from 'node:path'
import type { Invoice } from '@guildhall/domain/billing'
import { formatMoney, type Result } from '@guildhall/domain/shared'
import { createDatabase } from '@guildhall/postgres'
import { runningClusterUrl } from '@guildhall/postgres/embedded'
import { invoiceSettingsOf } from '../composition/open-product.ts'
import { readConfig } from '../config/read-config.ts'
import { createProductClock, systemClock } from '../process/product-clock.ts'
import { createInvoiceDesk, type InvoiceDesk } from './invoice-desk.ts'

const USAGE = `npm run invoices                      lists what waits to be paid
npm run invoices -- paid GH-000012    the money has come: the plan stands from now on
npm run invoices -- void GH-000012    takes an open invoice back; its number stays used
npm run invoices -- credit GH-000012  takes a paid invoice back by a credit note`

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const day = (at: Date): string => at.toISOString().slice(0, 10)

const line = ({ customer, dueAt, number, total }: Invoice): string =>
  `${number}  ${formatMoney(total)}  due ${day(dueAt)}  ${customer.name}`

const list = async (desk: InvoiceDesk): Promise<number> => {
  const open = await desk.listOpen()
  say(open.length === 0 ? 'No invoice waits to be paid.' : open.map(line).join('\n'))
  return 0
}

const refusals = {
  'not-found': 'There is no invoice of that number.',
  'not-now': 'That cannot be done with this invoice now: see its status in the list.',
} as const

const done = (result: Result<Invoice, keyof typeof refusals>): number => {
  say(result.ok ? `Done: ${line(result.value)}` : refusals[result.problem])
  return result.ok ? 0 : 1
}

/** Runs the command of these words beside the running product; answers the exit code. */
async function run([action, number = '']: readonly string[]): Promise<number> {
  const config = readConfig(process.env, false)
  const url = config.databaseUrl ?? (await runningClusterUrl(join(config.dataDir, 'postgres')))
  if (url === null) {
    say('Guildhall does not run here: start it first, or set DATABASE_URL.')
    return 1
  }
  const clock = config.devTools === 'on' ? await createProductClock(join(config.dataDir, 'clock')) : systemClock
  const database = createDatabase({ url, poolSize: 1 })
  const desk = createInvoiceDesk({
    clock,
    invoiceSettings: invoiceSettingsOf(config),
    knex: database.knex,
    paymentRegions: config.paymentRegions,
  })
  try {
    switch (action) {
      case undefined:
        return await list(desk)
      case 'paid':
      case 'void':
      case 'credit':
        return done(await desk[action](number))
      default:
        say(USAGE)
        return 1
    }
  } finally {
    await database.close()
  }
}

process.exitCode = await run(process.argv.slice(2))
