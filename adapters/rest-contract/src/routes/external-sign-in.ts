import { z } from 'zod'
import { NOW } from '../examples/people.ts'
import { sessionExample } from '../examples/session.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { externalSignIn, externalSignInForm, providerPage, signInProviderList } from '../wire/external-sign-in.ts'
import { sessionAnswer } from '../wire/session.ts'
import {
  closedAccount,
  notFound,
  passwordRequired,
  secondFactorRequired,
  signInExpired,
  tooManyFailures,
} from './shared-problems.ts'

/** The name of a provider as operators may give it. */
const providerName = z.string().regex(/^[a-z0-9-]{1,40}$/)

/**
 * Signing in by a provider, after its visit: GET /v0/auth/oidc/{provider}/start and …/callback are pages that redirect, not calls. Rules:
 * IDEN-72, IDEN-77.
 */
export const externalSignInRoutes = {
  readExternalSignIn: route({
    ...routeIndex.readExternalSignIn,
    summary: 'What is left to do after a visit to a sign-in provider, in the browser that made it',
    access: 'public',
    rateLimit: 'sign-in',
    success: { status: 200, body: externalSignIn },
    problems: notFound,
    examples: {
      reply: {
        step: 'sign-up',
        provider: 'Google',
        email: 'thandeka@example.com',
        first_name: 'Thandeka',
        last_name: 'Mkhize',
        needs_code: false,
      },
    },
  }),
  completeExternalSignIn: route({
    ...routeIndex.completeExternalSignIn,
    summary: 'Finish signing in by a provider, in the browser that visited it; a browser gets the token as a cookie',
    access: 'public',
    rateLimit: 'sign-in',
    body: externalSignInForm,
    success: { status: 200, body: sessionAnswer },
    problems: { ...signInExpired, ...closedAccount, ...tooManyFailures, ...secondFactorRequired },
    examples: { body: { otp: '123456' }, reply: { ...sessionExample, token: 'dGhlIHRva2Vu…' } },
  }),
  listSignInProviders: route({
    ...routeIndex.listSignInProviders,
    summary: 'The providers that one can sign in with, and which are connected',
    access: 'session',
    allowsUnverified: true,
    success: { status: 200, body: signInProviderList },
    problems: {},
    examples: {
      reply: {
        providers: [
          { name: 'google', label: 'Google', connectedAt: NOW, email: 'thandeka@example.com', configured: true },
          { name: 'linkedin', label: 'LinkedIn', connectedAt: null, email: null, configured: true },
        ],
      },
    },
  }),
  connectSignInProvider: route({
    ...routeIndex.connectSignInProvider,
    summary: 'Begin to connect a sign-in provider: answers its page, which this browser then visits',
    access: 'session',
    rateLimit: 'sign-in',
    shownOnce: true,
    params: z.object({ provider: providerName }),
    success: { status: 200, body: providerPage },
    problems: { ...notFound, ...passwordRequired },
    examples: { reply: { url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=…' } },
  }),
  disconnectSignInProvider: route({
    ...routeIndex.disconnectSignInProvider,
    summary: 'Disconnect a sign-in provider',
    access: 'session',
    allowsUnverified: true,
    rateLimit: 'sign-in',
    params: z.object({ provider: providerName }),
    success: { status: 204 },
    problems: { ...notFound, ...passwordRequired },
    examples: {},
  }),
}
