/** The cookie with the choices, which the page writes and the server reads. Rule: PRIV-13. */
export const CONSENT_COOKIE = 'consent'
/** The cookie by which the server tells the page which services are configured; absent if none is. Rule: PRIV-12. */
export const OPTIONAL_SERVICES_COOKIE = 'optional_services'
