/** Any part of a request to OpenSearch; plain JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A request's body. */
export interface Body {
  readonly [key: string]: Json
}
