import { TOKEN_SCOPES, tokenRules } from '@guildhall/domain/companies'
import { z } from 'zod'
import { ruled } from './constrained.ts'
import { choices, flag, instant, number, text } from './fields.ts'

const scope = z.enum(TOKEN_SCOPES)

const accessToken = z
  .object({
    uuid: z.uuid(),
    name: z.string(),
    scopes: z.array(scope),
    createdAt: instant,
    expiresAt: instant,
    /** To the minute; null before the first use. */
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'AccessToken' })

/** The own tokens and, for admins, those of the company's services; the newest first. */
export const accessTokenList = z.object({
  personal: z.array(accessToken),
  /** Null for callers who may not manage them. */
  service: z.array(accessToken).nullable(),
})

/** A new token; its scopes are those of people, or those of services. */
export const accessTokenForm = z
  .object({
    name: ruled(text, tokenRules.name),
    scopes: choices(scope),
    days: ruled(number, tokenRules.days, { integer: true }),
    isForService: flag,
  })
  .meta({ id: 'AccessTokenForm' })

/** A new token with its secret, which is shown this once. */
export const createdAccessToken = accessToken.extend({ secret: z.string() }).meta({ id: 'CreatedAccessToken' })
