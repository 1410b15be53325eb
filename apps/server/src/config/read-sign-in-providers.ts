import { isLoopbackHost } from '@guildhall/domain/shared'
import { InvalidConfig } from './invalid-config.ts'

/** A client that the operator has registered at an OpenID Connect provider. Rule: IDEN-70. */
export interface SignInProviderConfig {
  readonly name: string
  readonly label: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What is known of a provider by its name. */
const KNOWN: Readonly<Record<string, { readonly issuer: string; readonly label: string }>> = {
  google: { issuer: 'https://accounts.google.com', label: 'Google' },
  linkedin: { issuer: 'https://www.linkedin.com/oauth', label: 'LinkedIn' },
}
const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/
const LABEL_MAX = 40

/** Plain HTTP is for a provider on this machine. */
const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { hash, hostname, protocol, search } = new URL(text)
  return (protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname))) && hash === '' && search === ''
}

/** Reads OIDC_PROVIDERS and, for each NAME in it, OIDC_NAME_CLIENT_ID, …_CLIENT_SECRET, …_ISSUER and …_LABEL. */
export function readSignInProviders(read: (name: string) => string | null): readonly SignInProviderConfig[] {
  const names = (read('OIDC_PROVIDERS') ?? '').split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
  const problems: string[] = []
  if (names.some((name) => !NAME.test(name)) || new Set(names).size < names.length)
    throw new InvalidConfig(
      "OIDC_PROVIDERS must be different names in small letters, digits and hyphens with commas between, such as 'google,acme'",
    )
  const providers = names.map((name) => {
    const variable = (part: string): string => `OIDC_${name.toUpperCase().replaceAll('-', '_')}_${part}`
    const required = (part: string, otherwise?: string): string => {
      const value = read(variable(part)) ?? otherwise
      if (value === undefined) problems.push(`${variable(part)} must be set where OIDC_PROVIDERS names ${name}`)
      return value ?? ''
    }
    const issuer = required('ISSUER', KNOWN[name]?.issuer)
    if (issuer !== '' && !isIssuer(issuer))
      problems.push(`${variable('ISSUER')} must be an address that starts with https: (http: on this machine alone)`)
    const label = read(variable('LABEL')) ?? KNOWN[name]?.label ?? name
    if (label.length > LABEL_MAX) problems.push(`${variable('LABEL')} must have ${LABEL_MAX} characters at most`)
    return { name, label, issuer, clientId: required('CLIENT_ID'), clientSecret: required('CLIENT_SECRET') }
  })
  if (problems.length > 0) throw new InvalidConfig(problems.join('\n'))
  return providers
}
