import { z } from 'zod'
import { instant, text } from './fields.ts'

/** What is left to do after a visit to a provider. Rule: IDEN-72. */
export const externalSignIn = z
  .object({
    step: z.enum(['log-in', 'connect', 'sign-up']),
    provider: z.string(),
    email: z.string().nullable(),
    first_name: z.string(),
    last_name: z.string(),
    needs_code: z.boolean(),
  })
  .meta({ id: 'ExternalSignIn' })

/** The code of the second step, for accounts with two-step sign-in. */
export const externalSignInForm = z.object({ otp: text.optional() }).meta({ id: 'ExternalSignInForm' })

/** A provider in the settings; `connectedAt` is null if it is not connected. Rule: IDEN-77. */
export const signInProvider = z
  .object({
    name: z.string(),
    label: z.string(),
    connectedAt: instant.nullable(),
    email: z.string().nullable(),
    configured: z.boolean(),
  })
  .meta({ id: 'SignInProvider' })

export const signInProviderList = z.object({ providers: z.array(signInProvider) })

/** The provider's page, to which the browser goes. */
export const providerPage = z.object({ url: z.string() })

export type ExternalSignInWire = z.input<typeof externalSignIn>
export type SignInProviderWire = z.input<typeof signInProvider>
