import { REQUIRED } from '../support/invalid-forms.ts'
import { unwrap } from '../support/unwrap.ts'
import type { CallFixture } from './call-fixture.ts'
import type { CallTable } from './call-spec.ts'

const WEBHOOKS_TEST = { coveredBy: 'domain/src/notifications/webhooks/manage-webhooks.test.ts' }
// Nothing listens on this port, so that every message is refused at once.
const form = { url: 'http://127.0.0.1:9/hooks', events: ['message.sent' as const] }

const withWebhook = async ({ newEmployer }: CallFixture) => {
  const { api } = await newEmployer()
  const { uuid } = unwrap(await api.addWebhook({ body: form }))
  return { by: api, params: { id: uuid } }
}
const unknown = async ({ newEmployer, newUuid }: CallFixture) => ({
  by: (await newEmployer()).api,
  params: { id: newUuid() },
})
const change = { events: ['invoice.paid' as const], isEnabled: false }

export const webhookCalls = {
  listWebhooks: {
    happy: async (fixture) => ({ by: (await withWebhook(fixture)).by }),
    answers: { webhooks: [{ url: form.url, isEnabled: true, failingSince: null }] },
    repeated: 'same',
    problems: {},
  },
  addWebhook: {
    happy: async ({ newEmployer }) => ({ by: (await newEmployer()).api, sent: { body: form } }),
    answers: { url: form.url, secret: /^whsec_/ },
    repeated: 'done',
    problems: {
      'password-required': WEBHOOKS_TEST,
      'too-many-webhooks': async ({ newEmployer }) => {
        const { api } = await newEmployer()
        for (let count = 0; count < 5; count += 1) unwrap(await api.addWebhook({ body: form }))
        return { by: api, sent: { body: form } }
      },
    },
    invalid: [
      ['no address and no event', { url: '', events: [] }, { url: [REQUIRED], events: [REQUIRED] }],
      ['nothing', {}, { url: [REQUIRED], events: [REQUIRED] }],
      ['an address without TLS', { ...form, url: 'http://hooks.example' }, { url: ['Value is not an https address'] }],
    ],
  },
  changeWebhook: {
    happy: async (fixture) => {
      const { by, params } = await withWebhook(fixture)
      return { by, sent: { params, body: change } }
    },
    answers: { events: ['invoice.paid'], isEnabled: false },
    repeated: 'same',
    problems: {
      'not-found': async (fixture) => {
        const { by, params } = await unknown(fixture)
        return { by, sent: { params, body: change } }
      },
    },
    invalid: [['no event', { ...change, events: [] }, { events: [REQUIRED] }]],
  },
  rotateWebhookSecret: {
    happy: async (fixture) => {
      const { by, params } = await withWebhook(fixture)
      return { by, sent: { params } }
    },
    answers: { secret: /^whsec_/ },
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => {
        const { by, params } = await unknown(fixture)
        return { by, sent: { params } }
      },
      'password-required': WEBHOOKS_TEST,
    },
  },
  removeWebhook: {
    happy: async (fixture) => {
      const { by, params } = await withWebhook(fixture)
      return { by, sent: { params } }
    },
    repeated: 'not-found',
    problems: {
      'not-found': async (fixture) => {
        const { by, params } = await unknown(fixture)
        return { by, sent: { params } }
      },
    },
  },
  pingWebhook: {
    happy: async (fixture) => {
      const { by, params } = await withWebhook(fixture)
      return { by, sent: { params } }
    },
    answers: { type: 'ping', status: 'pending', attempts: 1, answerStatus: null },
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => {
        const { by, params } = await unknown(fixture)
        return { by, sent: { params } }
      },
    },
  },
  listWebhookDeliveries: {
    happy: async (fixture) => {
      const { by, params } = await withWebhook(fixture)
      unwrap(await by.pingWebhook({ params }))
      return { by, sent: { params } }
    },
    answers: { deliveries: [{ type: 'ping', status: 'pending' }], next_cursor: null },
    repeated: 'same',
    problems: {
      'not-found': async (fixture) => {
        const { by, params } = await unknown(fixture)
        return { by, sent: { params } }
      },
    },
  },
  resendWebhookDelivery: {
    happy: async (fixture) => {
      const { by, params } = await withWebhook(fixture)
      const { uuid } = unwrap(await by.pingWebhook({ params }))
      return { by, sent: { params: { ...params, delivery: uuid } } }
    },
    answers: { type: 'ping', attempts: 1 },
    repeated: 'done',
    problems: {
      'not-found': async (fixture) => {
        const { by, params } = await withWebhook(fixture)
        return { by, sent: { params: { ...params, delivery: fixture.newUuid() } } }
      },
    },
  },
} satisfies Partial<CallTable>
