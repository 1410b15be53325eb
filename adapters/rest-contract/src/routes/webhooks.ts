import { z } from 'zod'
import { NOW } from '../examples/people.ts'
import { type DeclaredProblem, route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { pageQuery, uuid } from '../wire/fields.ts'
import {
  oneDelivery,
  oneWebhook,
  webhookChangeForm,
  webhookDeliveries,
  webhookForm,
  webhookList,
  webhookWithSecret,
} from '../wire/webhooks.ts'
import { notFound, passwordRequired } from './shared-problems.ts'

const webhookExample = {
  uuid: '01900000-0000-7000-8000-0000aa000001',
  url: 'https://hooks.kestrelfreight.example/guildhall',
  events: ['request.accepted' as const, 'message.sent' as const],
  isEnabled: true,
  failingSince: null,
  createdAt: NOW,
}
const secret = 'whsec_mTk0wvH1lO6Nn2rJrU9fG4x0Z1w7bQe5cV8yKpD3sAI='
const deliveryExample = {
  uuid: '01900000-0000-7000-8000-0000ab000001',
  type: 'message.sent' as const,
  body: '{"type":"message.sent","timestamp":"2026-03-02T09:00:00.000Z","data":{}}',
  status: 'delivered' as const,
  attempts: 1,
  createdAt: NOW,
  nextAttemptAt: null,
  lastAttemptAt: NOW,
  answerStatus: 204,
  answer: '',
}
const tooMany = {
  'too-many-webhooks': { status: 422, message: 'Your company has 5 webhooks. Please remove one first.' },
} as const satisfies Readonly<Record<string, DeclaredProblem>>
const admins = { access: 'session', who: 'employer', right: 'company' } as const
const params = z.object({ id: uuid })

/** Webhooks of a company, for its admins. Rules: NOTE-27 to NOTE-30. */
export const webhookRoutes = {
  listWebhooks: route({
    ...routeIndex.listWebhooks,
    ...admins,
    summary: 'The company’s webhooks',
    success: { status: 200, body: webhookList },
    problems: {},
    examples: { reply: { webhooks: [webhookExample] } },
  }),
  addWebhook: route({
    ...routeIndex.addWebhook,
    ...admins,
    shownOnce: true,
    summary: 'Tell an address of events; its secret is in this answer alone',
    checks: ['At least one event.', 'http only for developers, on this machine.'],
    rateLimit: 'sign-in',
    body: webhookForm,
    success: { status: 201, body: webhookWithSecret },
    problems: { ...passwordRequired, ...tooMany },
    examples: {
      body: { url: webhookExample.url, events: webhookExample.events },
      reply: { ...webhookExample, secret },
    },
  }),
  changeWebhook: route({
    ...routeIndex.changeWebhook,
    ...admins,
    summary: 'Change what a webhook is told, and switch it on or off',
    checks: ['At least one event.'],
    params,
    body: webhookChangeForm,
    success: { status: 200, body: oneWebhook },
    problems: { ...notFound },
    examples: { body: { events: ['invoice.paid'], isEnabled: false }, reply: { ...webhookExample, isEnabled: false } },
  }),
  rotateWebhookSecret: route({
    ...routeIndex.rotateWebhookSecret,
    ...admins,
    shownOnce: true,
    summary: 'Give a webhook another secret, which is in this answer alone',
    rateLimit: 'sign-in',
    params,
    success: { status: 200, body: webhookWithSecret },
    problems: { ...notFound, ...passwordRequired },
    examples: { reply: { ...webhookExample, secret } },
  }),
  removeWebhook: route({
    ...routeIndex.removeWebhook,
    ...admins,
    summary: 'Remove a webhook with its log',
    params,
    success: { status: 204 },
    problems: { ...notFound },
    examples: {},
  }),
  pingWebhook: route({
    ...routeIndex.pingWebhook,
    ...admins,
    summary: 'Send a message of the type ping now, and answer how it went',
    rateLimit: 'sign-in',
    params,
    success: { status: 200, body: oneDelivery },
    problems: { ...notFound },
    examples: { reply: { ...deliveryExample, type: 'ping' } },
  }),
  listWebhookDeliveries: route({
    ...routeIndex.listWebhookDeliveries,
    ...admins,
    summary: 'What a webhook was told in the last 30 days, the newest first',
    params,
    query: pageQuery,
    success: { status: 200, body: webhookDeliveries },
    problems: { ...notFound },
    examples: { reply: { deliveries: [deliveryExample], next_cursor: null } },
  }),
  resendWebhookDelivery: route({
    ...routeIndex.resendWebhookDelivery,
    ...admins,
    summary: 'Send a message again now, with the same id, and answer how it went',
    rateLimit: 'sign-in',
    params: z.object({ id: uuid, delivery: uuid }),
    success: { status: 200, body: oneDelivery },
    problems: { ...notFound },
    examples: { reply: deliveryExample },
  }),
}
