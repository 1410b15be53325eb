import { DependencyUnavailable } from '@guildhall/domain/shared'
import Stripe from 'stripe'

const isAway = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError

/** Does something at the provider; one that does not answer is a dependency that is away. */
export const atProvider = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw isAway(error) ? new DependencyUnavailable('stripe', { cause: error }) : error
  }
}

/** What there is, or null where the provider knows nothing of that name. */
export const orNull = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}

/** Something that may have been done already: the provider's word for that is no error. */
export const unlessDone = async (codes: readonly string[], work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || !codes.includes(error.code ?? '')) throw error
  }
}

export const isDeclined = (error: unknown): boolean => error instanceof Stripe.errors.StripeCardError
export const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError
