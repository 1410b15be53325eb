import { DEFAULT_PAYMENT_REGION } from '@guildhall/domain/plans'
import { createClosing } from '../composition/open-resources.ts'
import { openPayments } from '../composition/open-payments.ts'
import { readConfig } from '../config/read-config.ts'
import { createLogger } from '../process/create-logger.ts'
import { systemClock } from '../process/product-clock.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * Makes every plan's product and price known to the providers that have a key, so that they stand there before the first customer does;
 * safe to repeat. The product would make each when it is first sold. Rule: PLAN-5.
 */
async function run(): Promise<void> {
  const config = readConfig(process.env, false)
  const closing = createClosing()
  // A provider without a key is the sandbox's, which this process has no use for.
  const alone = { ...config, production: true }
  const { gateways } = await openPayments(alone, { clock: systemClock, ownUrl: '', webhookSecret: '', closing })
  const regions = [DEFAULT_PAYMENT_REGION, ...config.paymentRegions]
  const configured = Object.values(gateways)
  if (configured.length === 0) say('No provider has a key: set STRIPE_SECRET_KEY or PAYSTACK_SECRET_KEY first.')
  for (const gateway of configured) {
    const own = regions.filter(({ paymentService }) => paymentService === gateway.service)
    await gateway.prepareProducts(own)
    say(`${gateway.service}: the plans of ${own.map(({ region }) => region).join(', ') || 'no region'} are there.`)
  }
  await closing.run(createLogger({ level: config.logLevel, format: config.logFormat }))
  process.exitCode = configured.length === 0 ? 1 : 0
}

await run()
