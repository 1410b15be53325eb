import type { HostedPage, PaymentGateway } from '@guildhall/domain/billing'
import { planCost } from '@guildhall/domain/plans'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import { verify } from './charging.ts'
import { isDuplicate, type PaystackApi } from './paystack-api.ts'
import { planBody, readNotes, createReference } from './plan-notes.ts'
import { readTransactionNotes, type TransactionNotes } from './transaction-notes.ts'
import type { WirePlan } from './wire.ts'

interface Initialized {
  readonly authorization_url: string
  readonly reference: string
}

/** The page opened earlier under a reference: its URL is stored in the plan, because the provider returns it only once. */
const findOpenedPage = async (api: PaystackApi, reference: string): Promise<HostedPage | null> => {
  const transaction = await verify(api, reference)
  if (transaction === null) return null
  const code = readTransactionNotes(transaction)?.plan
  const plan = code === undefined ? null : await api.get<WirePlan>(`/plan/${code}`)
  const url = readNotes(plan?.description)?.page
  if (url === undefined)
    throw new DependencyUnavailable('paystack', { cause: `the page of ${reference} is being opened` })
  return { id: reference, url }
}

/** Creates a plan for this purchase, and opens the provider's payment page. */
export const startCheckout =
  (api: PaystackApi): PaymentGateway['startCheckout'] =>
  async ({ cancelUrl, companyUuid: company, email, key, plan, region, startsAt, successUrl }) => {
    // The provider charges a plan when it is bought.
    if (startsAt !== null) throw new Error('Paystack cannot start later')
    const reference = createReference('checkout', key)
    const known = await findOpenedPage(api, reference)
    if (known !== null) return known
    const createdPlan = await api.post<WirePlan>('/plan', planBody(plan, region, { company }))
    const code = createdPlan.plan_code
    const metadata: TransactionNotes = { guildhall: 'checkout', plan: code, cancel_action: cancelUrl }
    const { minor: amount, currency } = planCost(plan, region)
    const body = {
      email,
      amount,
      currency,
      plan: code,
      reference,
      callback_url: successUrl,
      channels: ['card'],
      metadata,
    }
    try {
      const opened = await api.post<Initialized>('/transaction/initialize', body)
      await api.put(`/plan/${code}`, planBody(plan, region, { company, page: opened.authorization_url }))
      return { id: reference, url: opened.authorization_url }
    } catch (error) {
      const other = isDuplicate(error) ? await findOpenedPage(api, reference) : null
      if (other === null) throw error
      return other
    }
  }

/** Whether a page was paid. The provider keeps unpaid pages forever; an unknown one counts as expired. */
export const checkoutStatus =
  (api: PaystackApi): PaymentGateway['getCheckoutStatus'] =>
  async (reference) => {
    const transaction = await verify(api, reference)
    if (transaction === null || transaction.status === 'reversed') return 'expired'
    return transaction.status === 'success' ? 'paid' : 'open'
  }
