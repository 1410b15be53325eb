import { join } from 'node:path'
import type { PaymentGateways } from '@guildhall/domain/billing'
import type { PaymentService } from '@guildhall/domain/plans'
import type { Clock } from '@guildhall/domain/shared'
import { createPaystackGateway } from '@guildhall/paystack'
import { type PaymentSandbox, startPaymentSandbox } from '@guildhall/payment-sandbox'
import { createStripeGateway, STRIPE_API_VERSION } from '@guildhall/stripe'
import type { Config } from '../config/read-config.ts'
import type { Closing } from './open-resources.ts'

/** The providers that are configured, and the sandbox where it stands in for them. */
export interface Payments {
  readonly gateways: PaymentGateways
  readonly sandbox: PaymentSandbox | null
  /** Whom it stands in for. */
  readonly standsInFor: readonly PaymentService[]
}

const sandboxKey = 'sk_test_sandbox'

/** Whether the sandbox may stand in: only where nobody can take it for real, and one process does everything. */
const maySandbox = ({ production, roles }: Config): boolean =>
  !production && roles.includes('api') && roles.includes('worker')

interface Options {
  readonly clock: Clock
  readonly ownUrl: string
  readonly webhookSecret: string
  readonly closing: Closing
}

const openSandbox = async (config: Config, options: Options): Promise<PaymentSandbox> => {
  const { clock, closing, ownUrl, webhookSecret } = options
  const sandbox = await startPaymentSandbox({
    file: join(config.dataDir, 'payment-sandbox.json'),
    port: 0,
    apiVersion: STRIPE_API_VERSION,
    webhook: { url: `${ownUrl}/webhooks/stripe`, secret: webhookSecret },
    paystackWebhook: { url: `${ownUrl}/webhooks/paystack`, secret: paystackSandboxKey(options) },
    now: () => clock.now().getTime(),
  })
  closing.add('the payment sandbox', () => sandbox.stop())
  return sandbox
}

/** Its webhooks are signed by the key, so that it has to be a secret there too. */
const paystackSandboxKey = ({ webhookSecret }: Options): string => `${sandboxKey}_${webhookSecret}`

const openStripe = ({ stripeApiUrl, stripeSecretKey, stripeWebhookSecret }: Config, options: Options) =>
  stripeSecretKey === null && stripeApiUrl === null
    ? null
    : createStripeGateway({
        secretKey: stripeSecretKey ?? sandboxKey,
        webhookSecret: stripeWebhookSecret ?? options.webhookSecret,
        apiUrl: stripeApiUrl ?? undefined,
      })

const openPaystack = ({ paystackApiUrl, paystackSecretKey }: Config, options: Options) =>
  paystackSecretKey === null && paystackApiUrl === null
    ? null
    : createPaystackGateway({
        secretKey: paystackSecretKey ?? paystackSandboxKey(options),
        apiUrl: paystackApiUrl ?? undefined,
      })

/**
 * Opens the card providers of the configuration. For one without a key the sandbox runs inside this process, and the same adapter speaks
 * to it; where it may not, that provider is not there. Rule: BILL-21.
 */
export async function openPayments(config: Config, options: Options): Promise<Payments> {
  const stripe = openStripe(config, options)
  const paystack = openPaystack(config, options)
  if ((stripe !== null && paystack !== null) || !maySandbox(config)) {
    return { gateways: { ...(stripe && { stripe }), ...(paystack && { paystack }) }, sandbox: null, standsInFor: [] }
  }
  const sandbox = await openSandbox(config, options)
  const { url: apiUrl } = sandbox
  const { webhookSecret } = options
  return {
    gateways: {
      stripe: stripe ?? createStripeGateway({ secretKey: sandboxKey, webhookSecret, apiUrl }),
      paystack: paystack ?? createPaystackGateway({ secretKey: paystackSandboxKey(options), apiUrl }),
    },
    sandbox,
    standsInFor: [
      ...(stripe === null ? (['stripe'] as const) : []),
      ...(paystack === null ? (['paystack'] as const) : []),
    ],
  }
}
