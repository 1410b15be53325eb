import type { OpenIdPerson, OpenIdProvider } from '@guildhall/openid-connect/testing'
import type { Browser } from './browser.ts'

/** The configuration of a server whose people can sign in with a local provider, as 'acme'. */
export const providerSettings = ({
  clientId,
  clientSecret,
  issuer,
}: OpenIdProvider): Readonly<Record<string, string>> => ({
  OIDC_PROVIDERS: 'acme',
  OIDC_ACME_LABEL: 'Acme Ltd',
  OIDC_ACME_ISSUER: issuer,
  OIDC_ACME_CLIENT_ID: clientId,
  OIDC_ACME_CLIENT_SECRET: clientSecret,
})

/** The path at which a visit begins. */
export const START = '/v0/auth/oidc/acme/start'

/** Visits the provider's page, which agrees at once: the path of the callback with its answer. */
export const agree = async (page: string | number): Promise<string> => {
  const agreed = await fetch(String(page), { redirect: 'manual' })
  const { pathname, search } = new URL(agreed.headers.get('location') ?? '')
  return `${pathname}${search}`
}
/** Signs in by the provider; the address at which it ends. */
export const visit = async (browser: Browser, start = START): Promise<string | number> =>
  browser.open(await agree(await browser.open(start)))

/** Somebody whose address the provider has verified. */
export const personOf = (email: string, changes: Partial<OpenIdPerson> = {}): OpenIdPerson => ({
  sub: `sub of ${email}`,
  email,
  email_verified: true,
  given_name: 'Robin',
  family_name: 'Hale',
  ...changes,
})
