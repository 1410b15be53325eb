import { DEFAULT_PAYMENT_REGION } from '@guildhall/domain/plans'
import { createClosing } from '../composition/open-resources.ts'
import { openPayments } from '../composition/open-payments.ts'
import { readConfig } from '../config/read-config.ts'
import { createLogger } from '../process/create-logger.ts'
import { systemClock } from '../process/product-clock.ts'
import { print, runCommand } from './run-command.ts'

/**
 * Creates every plan's product and price at the providers that have a key, before the first sale; safe to repeat. Without this command
 * the product creates each when it is first sold. Returns the exit code. Rule: PLAN-5.
 */
async function run(): Promise<number> {
  const config = readConfig(process.env, false)
  const closing = createClosing()
  try {
    // A provider without a key would use the sandbox, which this command does not need, and which the running product has open.
    const withoutSandbox = { ...config, devTools: 'off' } as const
    const { gateways } = await openPayments(withoutSandbox, {
      clock: systemClock,
      ownUrl: '',
      webhookSecret: '',
      closing,
    })
    const regions = [DEFAULT_PAYMENT_REGION, ...config.paymentRegions]
    const configured = Object.values(gateways)
    if (configured.length === 0) print('No provider has a key: set STRIPE_SECRET_KEY or PAYSTACK_SECRET_KEY first.')
    for (const gateway of configured) {
      const own = regions.filter(({ paymentService }) => paymentService === gateway.service)
      await gateway.prepareProducts(own)
      print(`${gateway.service}: the plans of ${own.map(({ region }) => region).join(', ') || 'no region'} are there.`)
    }
    return configured.length === 0 ? 1 : 0
  } finally {
    await closing.run(createLogger({ level: config.logLevel, format: config.logFormat }))
  }
}

await runCommand(run)
