/** Parses phone numbers. Rule: IDEN-36. */
export interface PhoneNumbers {
  /** E.164, or null if it is not a valid number. A number without a country prefix belongs to that country (ISO 3166-1 alpha-2). */
  normalise(text: string, countryCode: string): string | null
}

/** The message for an invalid number. */
export const MOBILE_MESSAGE = 'Value is not a valid mobile number'
