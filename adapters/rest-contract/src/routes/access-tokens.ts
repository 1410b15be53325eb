import { z } from 'zod'
import { NOW } from '../examples/people.ts'
import { type DeclaredProblem, route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { accessTokenForm, accessTokenList, createdAccessToken } from '../wire/access-tokens.ts'
import { uuid } from '../wire/fields.ts'
import { notFound, passwordRequired } from './shared-problems.ts'

const tokenExample = {
  uuid: '01900000-0000-7000-8000-0000ac000001',
  name: 'Weekly report',
  scopes: ['company' as const, 'conversations' as const],
  createdAt: NOW,
  expiresAt: '2026-06-01T09:00:00.000Z',
  lastUsedAt: null,
}
const tooMany = {
  'too-many-tokens': { status: 422, message: 'There are 20 tokens. Please remove one first.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>

/** Access tokens for the GraphQL API. Rules: API-41, API-45. */
export const accessTokenRoutes = {
  listAccessTokens: route({
    ...routeIndex.listAccessTokens,
    summary: 'The own access tokens and, for admins, those of the company’s services',
    access: 'session',
    success: { status: 200, body: accessTokenList },
    problems: {},
    examples: { reply: { personal: [tokenExample], service: null } },
  }),
  createAccessToken: route({
    ...routeIndex.createAccessToken,
    shownOnce: true,
    summary: 'Make an access token; its secret is in this answer alone',
    checks: [
      'Only admins make tokens for services of their company.',
      'At least one scope; a service has no use for profile and notifications.',
    ],
    access: 'session',
    rateLimit: 'sign-in',
    body: accessTokenForm,
    success: { status: 201, body: createdAccessToken },
    problems: { ...passwordRequired, ...tooMany },
    examples: {
      body: { name: 'Weekly report', scopes: ['company', 'conversations'], days: 90, isForService: false },
      reply: { ...tokenExample, secret: 'ght_mTk0wvH1lO6Nn2rJrU9fG4x0Z1w7bQe5cV8yKpD3sAI' },
    },
  }),
  removeAccessToken: route({
    ...routeIndex.removeAccessToken,
    summary: 'Remove an own access token, or one of a service of the company',
    access: 'session',
    params: z.object({ uuid }),
    success: { status: 204 },
    problems: { ...notFound },
    examples: {},
  }),
}
