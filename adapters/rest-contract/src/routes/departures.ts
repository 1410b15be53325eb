import type { DeclaredProblem } from '../route.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { deletionForm, plannedDeletion, retention } from '../wire/departure.ts'
import { credentials } from '../wire/session.ts'

const tooManyFailures = {
  'too-many-failures': { status: 429, message: 'Too many attempts. Please try again later.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** The end of an account, and its return. Source: product-spec §4, §7; D18. */
export const departureRoutes = {
  deleteUser: route({
    ...routeIndex.deleteUser,
    summary: 'Delete the own account: it ends at once, and can be brought back for 14 days',
    access: 'session',
    allowsUnverified: true,
    rateLimit: 'sign-in',
    body: deletionForm,
    success: { status: 200, body: plannedDeletion, retention },
    problems: {
      ...tooManyFailures,
      'successor-needed': { status: 422, message: 'Please choose who takes over your company, or close it.' },
    },
    examples: {
      body: { password: 'a fine long password', successor_uuid: null, close_company: false },
      reply: { deletesAt: '2026-12-04T13:40:00.000Z' },
    },
  }),
  readRetention: route({
    ...routeIndex.readRetention,
    summary: 'What the product keeps, how long, and why',
    access: 'public',
    success: { status: 200, body: retention },
    problems: {},
    examples: {
      reply: {
        rules: [
          {
            key: 'login-failures',
            what: 'Failed attempts to sign in',
            kept: '1 day',
            why: 'To stop guessing of passwords',
          },
        ],
      },
    },
  }),
  restoreUser: route({
    ...routeIndex.restoreUser,
    summary: 'Bring the own account back while it waits to be deleted; signing in is the next step',
    access: 'public',
    rateLimit: 'sign-in',
    body: credentials,
    success: { status: 204 },
    problems: {
      ...tooManyFailures,
      'invalid-credentials': { status: 422, message: 'This email address and password do not match.' },
    },
    examples: { body: { email: 'dana@kestrelfreight.example', password: 'a fine long password' } },
  }),
}
