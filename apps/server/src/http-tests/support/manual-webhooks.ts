import { signature, startPaymentSandbox } from '@guildhall/payment-sandbox'
import type { Company } from '@guildhall/domain/companies'
import type { PaymentGateway } from '@guildhall/domain/billing'
import { DEFAULT_PAYMENT_REGION, type Plan } from '@guildhall/domain/plans'
import { createRepositories } from '@guildhall/postgres'
import { createStripeGateway, STRIPE_API_VERSION } from '@guildhall/stripe'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { finishHostedPage } from './payments.ts'
import { startTestServer, type TestServer, NO_RATE_LIMITS } from './start-test-server.ts'

const secretKey = 'sk_test_sandbox'
const webhookSecret = 'whsec_by_hand'

/** An event of the provider, as it would be sent. */
export interface ProviderEvent {
  readonly id: string
  readonly body: string
  /** The subscription that it is about. */
  readonly subscriptionId: string | null
}

interface SandboxEvents {
  readonly now: number
  readonly sessions: Readonly<Record<string, { readonly subscription: string | null }>>
  readonly subscriptions: Readonly<Record<string, SandboxSubscription>>
  readonly refunds: Readonly<Record<string, unknown>>
  readonly events: Readonly<Record<string, SandboxEvent>>
}
interface SandboxSubscription {
  readonly id: string
  readonly status: string
  readonly metadata: Readonly<Record<string, string>>
}
interface SandboxEvent {
  readonly id: string
  readonly type: string
  readonly created: number
  readonly object: Readonly<Record<string, unknown>>
}

/** A server whose card provider sends no webhooks: the test delivers its events itself, signed or not, in any order and number. */
export interface ManualWebhooks {
  readonly server: TestServer
  readonly gateway: PaymentGateway
  /** The server's connection to the provider; the gateway above connects directly. */
  readonly proxy: FaultProxy
  stop(): Promise<void>
  state(): Promise<SandboxEvents>
  /** A company on trial, without people. */
  addCompany(): Promise<Company>
  /** Buys a plan at the provider; returns the subscription's id. */
  buy(company: Company, key: string, card?: 'pays' | 'fails-later', plan?: Plan): Promise<string>
  /** Advances the provider's clock. */
  advance(days: number): Promise<void>
  /** All events that the provider would have sent so far, oldest first. */
  events(): Promise<readonly ProviderEvent[]>
  /** Delivers an event to the server; returns the status. `at` is the time of the signature, in seconds. */
  deliver(body: string, sign: { readonly at: number; readonly secret?: string } | string | null): Promise<number>
}

export const monthlyPlan: Plan = { size: '11-50', seats: 3, billedAnnually: false }

/** The request body for an event. */
export const toEventBody = ({ created, id, object, type }: SandboxEvent): string =>
  JSON.stringify({ id, object: 'event', api_version: STRIPE_API_VERSION, created, type, data: { object } })

const findSubscriptionId = ({ object }: SandboxEvent): string | null => {
  const named = object['object'] === 'subscription' ? object['id'] : object['subscription']
  if (typeof named === 'string') return named
  const parent = object['parent'] as { subscription_details?: { subscription?: string } } | undefined
  return parent?.subscription_details?.subscription ?? null
}

const createTrialCompany = (now: Date): Company => ({
  uuid: crypto.randomUUID(),
  name: 'Kestrel Freight',
  website: null,
  email: 'dana@kestrel.example',
  mobile: null,
  image: null,
  employeeCount: '11-50',
  seats: 3,
  billedAnnually: false,
  accountType: 'trial',
  trialEndsAt: new Date(now.getTime() + 14 * 86_400_000),
  trialStartedAt: now,
  freeContactsUsed: 0,
  subscriptionStatus: 'none',
  paidUntil: null,
  invoicePending: false,
  nextSeats: null,
  waitingInvoiceNumber: null,
  waitingInvoiceDueAt: null,
  countryCode: 'US',
  verification: 'unverified',
  hiringPlans: null,
  createdAt: now,
})

export async function startManualWebhooks(more: Readonly<Record<string, string>> = {}): Promise<ManualWebhooks> {
  const sandbox = await startPaymentSandbox({ file: null, port: 0, apiVersion: STRIPE_API_VERSION, webhook: null })
  const proxy = await startFaultProxy(sandbox.url)
  const server = await startTestServer(
    { STRIPE_API_URL: proxy.url, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, ...more },
    { rateLimits: NO_RATE_LIMITS },
  )
  const gateway = createStripeGateway({ secretKey, webhookSecret, apiUrl: sandbox.url })
  const { companies } = createRepositories(server.knex)
  const state = async () => (await (await fetch(`${sandbox.url}/sandbox/state`)).json()) as SandboxEvents
  return {
    server,
    gateway,
    proxy,
    stop: async () => {
      await server.stop()
      await proxy.stop()
      await sandbox.stop()
    },
    state,
    addCompany: async () => {
      const company = createTrialCompany(new Date())
      await companies.add(company)
      return company
    },
    buy: async ({ uuid: companyUuid }, key, card = 'pays', plan = monthlyPlan) => {
      const page = await gateway.startCheckout({
        companyUuid,
        customerId: null,
        email: 'dana@kestrel.example',
        companyName: 'Kestrel Freight',
        plan,
        region: DEFAULT_PAYMENT_REGION,
        successUrl: `${server.url}/paid`,
        cancelUrl: `${server.url}/not`,
        startsAt: null,
        key: `${companyUuid}:${key}`,
      })
      await finishHostedPage(page.url, card)
      return (await state()).sessions[page.id]?.subscription ?? ''
    },
    advance: async (days) => {
      await fetch(`${sandbox.url}/sandbox/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ days }),
      })
    },
    events: async () =>
      Object.values((await state()).events).map((event) => ({
        id: event.id,
        body: toEventBody(event),
        subscriptionId: findSubscriptionId(event),
      })),
    deliver: async (body, sign) => {
      const signed =
        sign === null || typeof sign === 'string' ? sign : signature(body, sign.secret ?? webhookSecret, sign.at)
      const headers = { 'content-type': 'application/json', ...(signed === null ? {} : { 'stripe-signature': signed }) }
      return (await server.request('/webhooks/stripe', { method: 'POST', headers, body })).status
    },
  }
}
