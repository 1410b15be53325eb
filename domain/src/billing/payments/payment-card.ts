import { type CompanyDirectory, hasPermission } from '../../companies/index.ts'
import type { Actor } from '../../identity/index.ts'
import {
  type AuditLog,
  type Clock,
  createAuditEntry,
  type IdGenerator,
  invalid,
  err,
  ok,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import { type PaymentGateways, resolvePayer, type PayerDeps, type PayerProblem } from '../payer.ts'
import type { CardDetails, HostedPage } from './payment-gateway.port.ts'
import type { SubscriptionRepository } from '../billing-repositories.port.ts'

export interface ReadCardDetailsDeps {
  readonly companyDirectory: Pick<CompanyDirectory, 'find'>
  readonly gateways: PaymentGateways
  readonly subscriptions: Pick<SubscriptionRepository, 'findLatest'>
}

/** Reads the card that pays for the company; null if there is none. Rule: BILL-18. */
export const readCardDetails =
  ({ gateways, subscriptions }: ReadCardDetailsDeps) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<CardDetails | null, 'forbidden'>> => {
    if (actor.companyUuid === null || !hasPermission(actor.role, 'plan')) return err('forbidden')
    const latest = await subscriptions.findLatest(actor.companyUuid)
    const gateway = latest?.service ? gateways[latest.service] : undefined
    return ok(gateway && latest?.subscriptionId ? await gateway.findCardDetails(latest.subscriptionId) : null)
  }

export interface StartCardChangeCommand {
  readonly actor: Actor
  readonly service: string
  /** Where the provider's page returns to; must be an address of the product. */
  readonly url: string
  readonly key: string
}

export interface StartCardChangeDeps extends PayerDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly publicUrl: string
  readonly subscriptions: Pick<SubscriptionRepository, 'findRunning'>
  readonly unitOfWork: UnitOfWork<{ readonly audit: Pick<AuditLog, 'add'> }>
}

/** The message for an address outside the product. */
export const FOREIGN_URL_MESSAGE = 'Value is not an address of this service'

const toOwnUrl = (url: string, publicUrl: string): string | null => {
  const address = url.startsWith('/') && !url.startsWith('//') ? `${publicUrl}${url}` : url
  return address === publicUrl || address.startsWith(`${publicUrl}/`) ? address : null
}

/** Opens the provider's page for changing the card. Rule: BILL-18. */
export const startCardChange =
  (deps: StartCardChangeDeps) =>
  async (
    command: StartCardChangeCommand,
  ): Promise<Result<HostedPage, PayerProblem | 'invalid' | 'no-subscription'>> => {
    const payer = await resolvePayer(deps)(command.actor, command.service)
    if (!payer.ok) return payer
    const returnUrl = toOwnUrl(command.url, deps.publicUrl)
    if (returnUrl === null) return invalid({ url: [FOREIGN_URL_MESSAGE] })
    const { company, gateway } = payer.value
    const subscription = await deps.subscriptions.findRunning(company.uuid)
    if (!subscription?.customerId || subscription.subscriptionId === null) return err('no-subscription')
    const { customerId, subscriptionId } = subscription
    const key = `card:${company.uuid}:${command.key}`
    const page = await gateway.startCardChange({ customerId, subscriptionId, returnUrl, key })
    const { accountUuid: actorUuid } = command.actor
    await deps.unitOfWork.run(async ({ audit }) => {
      await audit.add(createAuditEntry(deps, { companyUuid: company.uuid, actorUuid, action: 'card-change-started' }))
      return ok(null)
    })
    return ok(page)
  }
