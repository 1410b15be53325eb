/** The lifetime of cookies that bring a buyer back: that of a provider's page. */
export const PAYMENT_COOKIE_SECONDS = 3_600
