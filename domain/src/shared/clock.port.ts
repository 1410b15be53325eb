/** The product's time. The domain never reads the machine's clock, so that tests can move through trials, expiries and reminders. */
export interface Clock {
  now(): Date
}
