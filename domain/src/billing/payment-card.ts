import { type CompanyDirectory, may } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import { invalid, no, ok, type Result } from '../shared/index.ts'
import { type PaymentGateways, payerOf, type PayerDeps, type PayerProblem } from './payer.ts'
import type { CardDetails, HostedPage } from './payment-gateway.port.ts'
import type { SubscriptionRepository } from './payment-repositories.port.ts'

export interface ReadCardDetailsDeps {
  readonly companyDirectory: Pick<CompanyDirectory, 'find'>
  readonly gateways: PaymentGateways
  readonly subscriptions: Pick<SubscriptionRepository, 'findLatest'>
}

/** The card that pays for the company, null where none does. Rule: BILL-18. */
export const readCardDetails =
  ({ gateways, subscriptions }: ReadCardDetailsDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<CardDetails | null, 'forbidden'>> => {
    if (actor.companyUuid === null || !may(actor.role, 'plan')) return no('forbidden')
    const latest = await subscriptions.findLatest(actor.companyUuid)
    const gateway = latest?.service ? gateways[latest.service] : undefined
    return ok(gateway && latest?.subscriptionId ? await gateway.cardDetails(latest.subscriptionId) : null)
  }

export interface StartCardChangeCommand {
  readonly actor: Actor
  readonly service: string
  /** Where the provider's page leads back to: an address of ours. */
  readonly url: string
  readonly key: string
}

export interface StartCardChangeDeps extends PayerDeps {
  readonly publicAddress: string
  readonly subscriptions: Pick<SubscriptionRepository, 'findRunning'>
}

/** What the product says of an address that is not its own. */
export const FOREIGN_ADDRESS_MESSAGE = 'Value is not an address of this service'

const ownAddress = (url: string, publicAddress: string): string | null => {
  const address = url.startsWith('/') && !url.startsWith('//') ? `${publicAddress}${url}` : url
  return address === publicAddress || address.startsWith(`${publicAddress}/`) ? address : null
}

/** Opens the provider's page where another card is given. Rule: BILL-18. */
export const startCardChange =
  (deps: StartCardChangeDeps) =>
  async (
    command: StartCardChangeCommand,
  ): Promise<Result<HostedPage, PayerProblem | 'invalid' | 'no-subscription'>> => {
    const payer = await payerOf(deps)(command.actor, command.service)
    if (!payer.ok) return payer
    const returnUrl = ownAddress(command.url, deps.publicAddress)
    if (returnUrl === null) return invalid({ url: [FOREIGN_ADDRESS_MESSAGE] })
    const { company, gateway } = payer.value
    const subscription = await deps.subscriptions.findRunning(company.uuid)
    if (!subscription?.customerId || subscription.subscriptionId === null) return no('no-subscription')
    const { customerId, subscriptionId } = subscription
    const key = `card:${company.uuid}:${command.key}`
    return ok(await gateway.startCardChange({ customerId, subscriptionId, returnUrl, key }))
  }
