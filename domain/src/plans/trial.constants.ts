export const TRIAL_DAYS = 14

/** Contact requests that a company on trial may send. */
export const TRIAL_FREE_CONTACTS = 5
