import type { Actor } from '@guildhall/domain/identity'
import type { Composition } from '../composition/compose.ts'
import type { Payments } from '../composition/open-payments.ts'
import { demoAccounts } from './market/demo-accounts.ts'

export interface BuyDemoPlanDeps {
  readonly useCases: Pick<Composition['useCases'], 'startCheckout'>
  readonly ports: Pick<Composition['ports'], 'accounts' | 'companies' | 'syncSubscription'>
}

const { email } = demoAccounts.payingEmployer
const SERVICE = 'stripe'

/**
 * Buys the paying demo employer's plan at the payment sandbox, so that its card, seats and next payment can be viewed and changed.
 * Returns false without the sandbox: real providers never see the demo.
 */
export async function buyDemoPlan(
  { ports, useCases }: BuyDemoPlanDeps,
  { sandbox, sandboxedServices }: Pick<Payments, 'sandbox' | 'sandboxedServices'>,
): Promise<boolean> {
  if (sandbox === null || !sandboxedServices.includes(SERVICE)) return false
  const account = await ports.accounts.findByEmail(email)
  const member = account && (await ports.companies.findMember(account.uuid))
  const company = member && (await ports.companies.find(member.companyUuid))
  if (!account || !company) return false
  const actor: Actor = {
    accountUuid: account.uuid,
    userType: account.userType,
    verified: true,
    companyUuid: company.uuid,
    role: 'admin',
  }
  const order = {
    companySize: company.employeeCount,
    interval: company.billedAnnually ? 'year' : 'month',
    quantity: company.seats,
  }
  const page = await useCases.startCheckout({ actor, service: SERVICE, order, key: 'demo' })
  const subscriptionId = page.ok ? await sandbox.pay(page.value.id) : null
  if (subscriptionId === null) return false
  return (await ports.syncSubscription({ service: SERVICE, subscriptionId })) === 'settled'
}
