/** Reads phone numbers as people write them. Rule: IDEN-36. */
export interface PhoneNumbers {
  /** E.164, or null where it is no valid number. A number without a country prefix belongs to that country (ISO 3166-1 alpha-2). */
  normalise(text: string, countryCode: string): string | null
}

/** What a form says of a number that is none. */
export const MOBILE_MESSAGE = 'Value is not a valid mobile number'
