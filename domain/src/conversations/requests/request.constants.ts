/** Days after which an unanswered request expires. Rule: CONV-14. */
export const REQUEST_EXPIRY_DAYS = 14

/** Days after a request on which the contractor is reminded. Rule: CONV-14. */
export const REQUEST_REMINDER_DAYS = [3, 10] as const

/** The day on which the contractor is warned that the request expires the next day. Rule: CONV-14. */
export const REQUEST_LAST_DAY = REQUEST_EXPIRY_DAYS - 1
