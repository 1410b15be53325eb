import { type Attribution, pickAttribution } from '@guildhall/domain/onboarding'
import { readCookie, writeCookie } from './cookies.ts'

/** Keeps what an address says of where a person came from, until the browser closes. Rule: ONB-7. */
export function saveAttribution(search: string): void {
  const parameters = new URLSearchParams(search)
  const found = pickAttribution((field) => parameters.get(field))
  for (const [field, value] of Object.entries(found)) writeCookie(field, value)
}

/** What was kept, for the sign-up. Rule: ONB-7. */
export const readAttribution = (): Attribution => pickAttribution(readCookie)
