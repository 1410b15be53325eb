import { hasPermission, type Company, type CompanyDirectory } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import { err, ok, type Result, type Uuid } from '../shared/index.ts'
import type { PaymentGateway } from './payments/payment-gateway.port.ts'
import type { OrderTeam } from './subscriptions/plan-order.ts'
import { type PaymentRegion, type PaymentService, resolvePaymentRegion } from '../plans/index.ts'

/** The configured payment gateways. */
export type PaymentGateways = Readonly<Partial<Record<PaymentService, PaymentGateway>>>

/** Finds the gateway with a name; null if it is not configured. */
export const findGateway = (gateways: PaymentGateways, service: string | null): PaymentGateway | null =>
  Object.values(gateways).find((candidate) => candidate.service === service) ?? null

/** Counts the members and pending invites of a company, and the seats that they take. */
export interface CountTeam {
  (companyUuid: Uuid): Promise<OrderTeam>
}

export interface PayerDeps {
  readonly companyDirectory: Pick<CompanyDirectory, 'find'>
  readonly gateways: PaymentGateways
  readonly paymentRegions: readonly PaymentRegion[]
  readonly countTeam: CountTeam
}

/** Who pays, for which company, and through which gateway. */
export interface Payer extends OrderTeam {
  readonly company: Company
  readonly region: PaymentRegion
  readonly gateway: PaymentGateway
}

/** 'not-found': the provider is not configured; 'wrong-provider': the company's region uses another one. */
export type PayerProblem = 'forbidden' | 'not-found' | 'wrong-provider'

/**
 * Finds the company that an actor may pay for, with its region's gateway. During the sign-up the actor is the company's first admin. Rules:
 * BILL-1, BILL-2.
 */
export const resolvePayer =
  (deps: PayerDeps) =>
  async (actor: Actor, service: string): Promise<Result<Payer, PayerProblem>> => {
    const gateway = findGateway(deps.gateways, service)
    if (gateway === null) return err('not-found')
    if (actor.companyUuid === null || !hasPermission(actor.role, 'plan')) return err('forbidden')
    const company = await deps.companyDirectory.find(actor.companyUuid)
    if (company === null) return err('forbidden')
    const region = resolvePaymentRegion(company.countryCode, deps.paymentRegions)
    if (region.paymentService !== gateway.service) return err('wrong-provider')
    return ok({ company, gateway, region, ...(await deps.countTeam(company.uuid)) })
  }
