import { COMPANY_SIZES, type PaymentRegion, type Plan } from '@guildhall/domain/plans'
import type Stripe from 'stripe'
import { type SeatPrice, toSeatPrice } from './plan-names.ts'
import { ignoreIfDone } from './provider-errors.ts'

/** The provider's prices, found by lookup key and cached. */
export interface PriceCatalogue {
  prepare(regions: readonly PaymentRegion[]): Promise<void>
  /** The provider's id of a plan's seat price; created if missing. */
  priceId(plan: Omit<Plan, 'seats'>, region: PaymentRegion): Promise<string>
}

export function createPriceCatalogue(stripe: Stripe): PriceCatalogue {
  const known = new Map<string, string>()

  const find = async (lookupKey: string): Promise<string | null> => {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], limit: 1 })
    return data[0]?.id ?? null
  }
  const make = async (price: SeatPrice): Promise<string> => {
    const { currency, interval, lookupKey, metadata, name, productId, unitAmount } = price
    await ignoreIfDone(['resource_already_exists'], () => stripe.products.create({ id: productId, name, metadata }))
    const made = await stripe.prices.create(
      {
        product: productId,
        currency,
        unit_amount: unitAmount,
        recurring: { interval },
        lookup_key: lookupKey,
        metadata,
      },
      { idempotencyKey: `price:${lookupKey}` },
    )
    return made.id
  }
  const ensure = async (price: SeatPrice): Promise<string> => {
    const id = known.get(price.lookupKey) ?? (await find(price.lookupKey)) ?? (await make(price))
    known.set(price.lookupKey, id)
    return id
  }
  return {
    priceId: (plan, region) => ensure(toSeatPrice(plan, region)),
    prepare: async (regions) => {
      for (const region of regions) {
        for (const size of COMPANY_SIZES) {
          for (const billedAnnually of [false, true]) await ensure(toSeatPrice({ size, billedAnnually }, region))
        }
      }
    },
  }
}
