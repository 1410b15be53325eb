import { join } from 'node:path'
import type { Invoice } from '@guildhall/domain/billing'
import { formatMoney, type Result } from '@guildhall/domain/shared'
import { createDatabase } from '@guildhall/postgres'
import { runningClusterUrl } from '@guildhall/postgres/embedded'
import { readInvoiceSettings } from '../composition/open-product.ts'
import { readConfig } from '../config/read-config.ts'
import { createProductClock, systemClock } from '../process/product-clock.ts'
import { createInvoiceAdmin, type InvoiceAdmin } from './invoice-admin.ts'
import { print, runCommand } from './run-command.ts'

const USAGE = `npm run invoices                      lists open invoices
npm run invoices -- paid GH-000012    marks an invoice paid and activates its plan
npm run invoices -- void GH-000012    voids an open invoice; its number stays used
npm run invoices -- credit GH-000012  cancels a paid invoice with a credit note`

const formatDay = (at: Date): string => at.toISOString().slice(0, 10)

const formatInvoice = ({ customer, dueAt, number, total }: Invoice): string =>
  `${number}  ${formatMoney(total)}  due ${formatDay(dueAt)}  ${customer.name}`

const printOpenInvoices = async (admin: InvoiceAdmin): Promise<number> => {
  const open = await admin.listOpen()
  print(open.length === 0 ? 'There are no open invoices.' : open.map(formatInvoice).join('\n'))
  return 0
}

const problemMessages = {
  'not-found': 'There is no invoice with that number.',
  'not-now': 'That is not possible for this invoice now: see its status in the list.',
} as const

const printResult = (result: Result<Invoice, keyof typeof problemMessages>): number => {
  print(result.ok ? `Done: ${formatInvoice(result.value)}` : problemMessages[result.problem])
  return result.ok ? 0 : 1
}

/** Runs the command beside the running product; returns the exit code. */
async function run([action, number = '']: readonly string[]): Promise<number> {
  const config = readConfig(process.env, false)
  const url = config.databaseUrl ?? (await runningClusterUrl(join(config.dataDir, 'postgres')))
  if (url === null) {
    print('Guildhall is not running here: start it first, or set DATABASE_URL.')
    return 1
  }
  const clock = config.devTools === 'on' ? await createProductClock(join(config.dataDir, 'clock')) : systemClock
  const database = createDatabase({ url, poolSize: 1 })
  const admin = createInvoiceAdmin({
    clock,
    invoiceSettings: readInvoiceSettings(config),
    knex: database.knex,
    paymentRegions: config.paymentRegions,
  })
  try {
    switch (action) {
      case undefined:
        return await printOpenInvoices(admin)
      case 'paid':
      case 'void':
      case 'credit':
        return printResult(await (action === 'paid' ? admin.markPaid(number) : admin[action](number)))
      default:
        print(USAGE)
        return 1
    }
  } finally {
    await database.close()
  }
}

await runCommand(() => run(process.argv.slice(2)))
