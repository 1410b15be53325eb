/** What a sign-up tells of where a person came from. Rule: ONB-7. */
export const ATTRIBUTION_FIELDS = ['utm_campaign', 'utm_source', 'utm_medium', 'gtm_debug'] as const

/** Maximum length of a value; longer ones are cut. */
export const ATTRIBUTION_MAX_LENGTH = 200

export type Attribution = { readonly [Field in (typeof ATTRIBUTION_FIELDS)[number]]?: string }

/** Picks the attribution of an address, of cookies or of a form: what is there and not empty. Rule: ONB-7. */
export const pickAttribution = (
  read: (field: (typeof ATTRIBUTION_FIELDS)[number]) => string | null | undefined,
): Attribution =>
  Object.fromEntries(
    ATTRIBUTION_FIELDS.flatMap((field) => {
      const value = read(field)?.trim().slice(0, ATTRIBUTION_MAX_LENGTH)
      return value ? [[field, value]] : []
    }),
  )
