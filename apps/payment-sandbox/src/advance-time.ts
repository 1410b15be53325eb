import { listPaystackDue } from './paystack/renewals.ts'
import { advanceClock } from './state/advance-clock.ts'
import type { Store } from './state/store.ts'
import { expireSessions } from './stripe/checkout.ts'
import { listStripeDue } from './stripe/renewals.ts'

/** Advances time at both providers. */
export const advanceTime = (store: Store, seconds: number): void => {
  advanceClock(store, seconds, (at) => [...listStripeDue(at), ...listPaystackDue(at)])
  expireSessions(store)
}
