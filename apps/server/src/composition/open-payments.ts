import { join } from 'node:path'
import type { PaymentGateway, PaymentGateways } from '@guildhall/domain/billing'
import type { PaymentService } from '@guildhall/domain/plans'
import { type Clock, noTracing, type Tracing } from '@guildhall/domain/shared'
import { createPaystackGateway } from '@guildhall/paystack'
import type { PaymentSandbox } from '@guildhall/payment-sandbox'
import { createStripeGateway, STRIPE_API_VERSION } from '@guildhall/stripe'
import type { Config } from '../config/read-config.ts'
import type { Closing } from './open-resources.ts'
import { traceCalls } from './trace-calls.ts'

/** The configured providers, and the sandbox for those that have no key. */
export interface Payments {
  readonly gateways: PaymentGateways
  readonly sandbox: PaymentSandbox | null
  /** Services that the sandbox replaces. */
  readonly sandboxedServices: readonly PaymentService[]
}

const SANDBOX_KEY = 'sk_test_sandbox'

/** The sandbox is a developer's tool, and needs one process with all roles. Rule: API-20. */
const isSandboxAllowed = ({ devTools, roles }: Config): boolean =>
  devTools === 'on' && roles.includes('api') && roles.includes('worker')

interface Options {
  readonly clock: Clock
  readonly ownUrl: string
  readonly webhookSecret: string
  readonly closing: Closing
  /** Default: nothing is followed. */
  readonly tracing?: Tracing
}

const openSandbox = async (config: Config, options: Options): Promise<PaymentSandbox> => {
  const { clock, closing, ownUrl, webhookSecret } = options
  const { startPaymentSandbox } = await import('@guildhall/payment-sandbox')
  const sandbox = await startPaymentSandbox({
    file: join(config.dataDir, 'payment-sandbox.json'),
    port: 0,
    apiVersion: STRIPE_API_VERSION,
    webhook: { url: `${ownUrl}/webhooks/stripe`, secret: webhookSecret },
    paystackWebhook: { url: `${ownUrl}/webhooks/paystack`, secret: createPaystackSandboxKey(options) },
    now: () => clock.now().getTime(),
  })
  closing.add('the payment sandbox', () => sandbox.stop())
  return sandbox
}

/** Paystack signs webhooks with the API key, so that the sandbox's key must be secret too. */
const createPaystackSandboxKey = ({ webhookSecret }: Options): string => `${SANDBOX_KEY}_${webhookSecret}`

const openStripe = ({ stripeApiUrl, stripeSecretKey, stripeWebhookSecret }: Config, options: Options) =>
  stripeSecretKey === null && stripeApiUrl === null
    ? null
    : createStripeGateway({
        secretKey: stripeSecretKey ?? SANDBOX_KEY,
        webhookSecret: stripeWebhookSecret ?? options.webhookSecret,
        apiUrl: stripeApiUrl ?? undefined,
      })

const openPaystack = ({ paystackApiUrl, paystackSecretKey }: Config, options: Options) =>
  paystackSecretKey === null && paystackApiUrl === null
    ? null
    : createPaystackGateway({
        secretKey: paystackSecretKey ?? createPaystackSandboxKey(options),
        apiUrl: paystackApiUrl ?? undefined,
      })

/** What a provider is asked: everything but to read its own messages. */
const CALLS = [
  'prepareProducts',
  'startCheckout',
  'getCheckoutStatus',
  'findSubscription',
  'listPayments',
  'previewChange',
  'changePlan',
  'isChangeBegun',
  'cancelAtPeriodEnd',
  'resume',
  'cancelAndRefund',
  'findCardDetails',
  'startCardChange',
  'finishCardChange',
] as const satisfies readonly (keyof PaymentGateway)[]

const traceGateways = (gateways: PaymentGateways, tracing = noTracing): PaymentGateways =>
  Object.fromEntries(
    Object.entries(gateways).map(([name, gateway]) => [name, traceCalls(gateway, { name, calls: CALLS, tracing })]),
  )

/**
 * Opens the configured card providers. Those without a key use the sandbox inside this process through the same adapter; if the sandbox
 * is not allowed, they are not available. Rule: BILL-21.
 */
export async function openPayments(config: Config, options: Options): Promise<Payments> {
  const stripe = openStripe(config, options)
  const paystack = openPaystack(config, options)
  if ((stripe !== null && paystack !== null) || !isSandboxAllowed(config)) {
    return {
      gateways: traceGateways({ ...(stripe && { stripe }), ...(paystack && { paystack }) }, options.tracing),
      sandbox: null,
      sandboxedServices: [],
    }
  }
  const sandbox = await openSandbox(config, options)
  const { url: apiUrl } = sandbox
  const { webhookSecret } = options
  return {
    gateways: traceGateways(
      {
        stripe: stripe ?? createStripeGateway({ secretKey: SANDBOX_KEY, webhookSecret, apiUrl }),
        paystack: paystack ?? createPaystackGateway({ secretKey: createPaystackSandboxKey(options), apiUrl }),
      },
      options.tracing,
    ),
    sandbox,
    sandboxedServices: [
      ...(stripe === null ? (['stripe'] as const) : []),
      ...(paystack === null ? (['paystack'] as const) : []),
    ],
  }
}
