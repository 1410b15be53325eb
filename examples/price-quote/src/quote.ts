// Another service asks the product's rules: what does a plan cost, and is this offer fit to be sent?
import { emptyOfferForm, offerErrors, toOffer, type OfferForm } from '@guildhall/domain/conversations'
import { DEFAULT_PAYMENT_REGION, planCost, priceLines, type Plan } from '@guildhall/domain/plans'
import { formatMinor } from '@guildhall/domain/shared'

const plan: Plan = { size: '11-50', seats: 3, billedAnnually: true }
for (const { label, value } of priceLines(plan, DEFAULT_PAYMENT_REGION)) console.log(`${label}: ${value}`)
const { minor, currency } = planCost(plan, DEFAULT_PAYMENT_REGION)
console.log(`Total: ${currency} ${formatMinor(minor)}`)

const today = '2026-03-02'
const begun: OfferForm = { ...emptyOfferForm, opportunityType: 'Contract', startDate: '2026-02-01' }
console.log(`Not yet: ${Object.keys(offerErrors(begun, today)).join(', ')}`)

const complete: OfferForm = {
  ...begun,
  description: 'Rebuild our order pipeline with a small team, in six months.',
  workplaceType: 'Remote',
  location: 'Cape Town, South Africa',
  currency: 'USD',
  rate: 60,
  duration: 6,
  startDate: '2026-04-01',
}
const offer = toOffer(complete, today)
console.log(offer.ok ? `An offer: ${offer.value.rate} ${offer.value.currency} an hour` : offer.problem)
