import type { IdentityProvider } from './identity-providers.port.ts'

/** A cookie that the page reads: the configured providers, as 'google=Google&acme=Acme%20Ltd'; absent without any. Rule: IDEN-70. */
export const SIGN_IN_PROVIDERS_COOKIE = 'sign_in_providers'

/** The value of the cookie. */
export const formatSignInProviders = (providers: readonly IdentityProvider[]): string =>
  providers.map(({ label, name }) => `${name}=${encodeURIComponent(label)}`).join('&')

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The providers of a cookie's value; what cannot be read is left out. */
export const parseSignInProviders = (value: string): readonly IdentityProvider[] =>
  value.split('&').flatMap((entry) => {
    const [name = '', label = ''] = entry.split('=', 2)
    return /^[a-z0-9-]+$/.test(name) && label !== '' ? [{ name, label: decode(label) }] : []
  })
