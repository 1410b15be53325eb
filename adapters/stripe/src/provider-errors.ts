import { DependencyUnavailable } from '@guildhall/domain/shared'
import Stripe from 'stripe'

const isUnavailable = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError

/** Calls the provider; throws `DependencyUnavailable` if it does not respond. */
export const callProvider = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw isUnavailable(error) ? new DependencyUnavailable('stripe', { cause: error }) : error
  }
}

/** Returns null if the object does not exist at the provider. */
export const orNull = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}

/** Ignores the provider's error for a change that was made before. */
export const ignoreIfDone = async (codes: readonly string[], work: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || !codes.includes(error.code ?? '')) throw error
  }
}

export const isDeclined = (error: unknown): boolean => error instanceof Stripe.errors.StripeCardError
export const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError
