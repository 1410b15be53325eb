import { describe, expect, it } from 'vitest'
import { readConfig } from './read-config.ts'

const acme = {
  OIDC_PROVIDERS: 'acme',
  OIDC_ACME_CLIENT_ID: 'guildhall',
  OIDC_ACME_CLIENT_SECRET: 'secret',
  OIDC_ACME_ISSUER: 'https://login.acme.example/tenant',
}
const read = (env: Readonly<Record<string, string>>) => readConfig(env, false).signInProviders

// IDEN-70
describe('the sign-in providers of the configuration', () => {
  it('are none by default', () => {
    expect(read({})).toEqual([])
    expect(read({ OIDC_ACME_CLIENT_ID: 'guildhall' })).toEqual([])
  })

  it('know the issuers and names of Google and LinkedIn', () => {
    const keys = {
      OIDC_GOOGLE_CLIENT_ID: 'g',
      OIDC_GOOGLE_CLIENT_SECRET: 's',
      OIDC_LINKEDIN_CLIENT_ID: 'l',
      OIDC_LINKEDIN_CLIENT_SECRET: 't',
      OIDC_LINKEDIN_LABEL: 'Linked In',
    }
    expect(read({ ...keys, OIDC_PROVIDERS: 'google, linkedin' })).toEqual([
      { name: 'google', label: 'Google', issuer: 'https://accounts.google.com', clientId: 'g', clientSecret: 's' },
      {
        name: 'linkedin',
        label: 'Linked In',
        issuer: 'https://www.linkedin.com/oauth',
        clientId: 'l',
        clientSecret: 't',
      },
    ])
  })

  it('take any other with its issuer, on this machine also without TLS', () => {
    expect(read(acme)).toMatchObject([{ name: 'acme', label: 'acme', issuer: 'https://login.acme.example/tenant' }])
    expect(read({ ...acme, OIDC_ACME_ISSUER: 'http://127.0.0.1:4000' })).toHaveLength(1)
    const hyphen = Object.fromEntries(
      Object.entries(acme).map(([name, value]) => [name.replace('ACME', 'ACME_2'), value]),
    )
    expect(read({ ...hyphen, OIDC_PROVIDERS: 'acme-2' })).toMatchObject([{ name: 'acme-2', clientId: 'guildhall' }])
  })

  it.each([
    [{ OIDC_PROVIDERS: 'Acme' }, 'OIDC_PROVIDERS must be different names in small letters'],
    [{ OIDC_PROVIDERS: 'acme,acme' }, 'OIDC_PROVIDERS must be different names in small letters'],
    [{ OIDC_ACME_CLIENT_ID: '' }, 'OIDC_ACME_CLIENT_ID must be set where OIDC_PROVIDERS names acme'],
    [{ OIDC_ACME_CLIENT_SECRET: '' }, 'OIDC_ACME_CLIENT_SECRET must be set where OIDC_PROVIDERS names acme'],
    [{ OIDC_ACME_ISSUER: '' }, 'OIDC_ACME_ISSUER must be set where OIDC_PROVIDERS names acme'],
    [{ OIDC_ACME_ISSUER: 'http://login.acme.example' }, 'OIDC_ACME_ISSUER must be an address that starts with https:'],
    [{ OIDC_ACME_ISSUER: 'acme' }, 'OIDC_ACME_ISSUER must be an address that starts with https:'],
    [{ OIDC_ACME_LABEL: 'x'.repeat(41) }, 'OIDC_ACME_LABEL must have 40 characters at most'],
  ])('refuse %j', (changes, message) => {
    expect(() => read({ ...acme, ...changes })).toThrow(message)
  })
})
