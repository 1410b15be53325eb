/** The product's time. The domain never reads the machine's clock, so trials, expiries and reminders can be seen happen. */
export interface Clock {
  now(): Date
}
