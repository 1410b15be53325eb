import type { PhoneNumbers } from '@guildhall/domain/identity'
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

const mostLetters = 40

/** Parses numbers with libphonenumber's smallest metadata: enough for the country and possible lengths. */
export function createPhoneNumbers(): PhoneNumbers {
  return {
    normalise(text, countryCode) {
      if (text.length > mostLetters) return null
      const country: CountryCode | undefined = isSupportedCountry(countryCode) ? countryCode : undefined
      const number = parsePhoneNumberFromString(text, country === undefined ? {} : { defaultCountry: country })
      return number?.isPossible() ? number.number : null
    },
  }
}
