import { paystackDue } from './paystack/renewals.ts'
import { letTimePass } from './state/let-time-pass.ts'
import type { Store } from './state/store.ts'
import { expireSessions } from './stripe/checkout.ts'
import { stripeDue } from './stripe/renewals.ts'

/** Lets time pass at both providers. */
export const passTime = (store: Store, seconds: number): void => {
  letTimePass(store, seconds, (at) => [...stripeDue(at), ...paystackDue(at)])
  expireSessions(store)
}
