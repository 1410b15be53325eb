/** What answers that are no pages may do in a browser, as Content-Security-Policy. Rule: API-26. */

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'"

/** Data that a script reads, such as the answers of GraphQL: it loads nothing and stands in no frame. */
export const DATA_POLICY = `${NOTHING}; frame-ancestors 'none'`

/** Pictures and archives: as data, and nothing in them runs; a drawn picture has style of its own. */
export const PICTURE_POLICY = `${NOTHING}; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox`

/** Documents that our own pages show in a frame; nothing in them runs. */
export const DOCUMENT_POLICY = `${NOTHING}; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox`

/** Invoices, which we write ourselves: they run nothing, and need no sandbox. */
export const INVOICE_POLICY = `${NOTHING}; style-src 'unsafe-inline'; frame-ancestors 'self'`
