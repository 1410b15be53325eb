import type { CallTable } from './call-spec.ts'
import type { CallFixture } from './call-fixture.ts'
import { unwrap } from '../support/unwrap.ts'
import { waitFor } from '../support/wait-for.ts'

const waitForNotification = ({ contractor }: CallFixture) =>
  waitFor('a notification', async () => unwrap(await contractor.api.listNotifications()).notifications[0]?.uuid ?? null)
const waitForSystemMessage = ({ contractor }: CallFixture) =>
  waitFor(
    'a system message',
    async () => unwrap(await contractor.api.listSystemMessages()).systemMessages[0]?.uuid ?? null,
  )

export const notificationCalls = {
  saveNotificationPreferences: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: { replies: false } } }),
    answers: { preferences: { system: true, requestConnections: true, messagesReplies: false } },
    repeated: 'same',
    problems: {},
    invalid: [['an invalid choice', { replies: 'perhaps' }, { replies: ['Value is not yes or no'] }]],
  },
  listNotifications: {
    happy: async (fixture) => {
      await waitForNotification(fixture)
      return { by: fixture.contractor.api }
    },
    answers: { notifications: [{ text: /Kestrel/ }] },
    repeated: 'same',
    problems: {},
  },
  markNotificationRead: {
    happy: async (fixture) => ({
      by: fixture.contractor.api,
      sent: { params: { id: await waitForNotification(fixture) } },
    }),
    repeated: 'done',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { id: newUuid() } } }),
    },
  },
  markAllNotificationsRead: { happy: ({ employer }) => ({ by: employer.api }), repeated: 'done', problems: {} },
  listSystemMessages: {
    happy: async (fixture) => {
      await waitForSystemMessage(fixture)
      return { by: fixture.contractor.api }
    },
    repeated: 'same',
    problems: {},
  },
  markSystemMessageRead: {
    happy: async (fixture) => ({
      by: fixture.contractor.api,
      sent: { params: { uuid: await waitForSystemMessage(fixture) } },
    }),
    repeated: 'done',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { uuid: newUuid() } } }),
    },
  },
  archiveSystemMessage: {
    happy: async (fixture) => ({
      by: fixture.contractor.api,
      sent: { params: { uuid: await waitForSystemMessage(fixture) } },
    }),
    repeated: 'done',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { uuid: newUuid() } } }),
    },
  },
  readSystemMessage: {
    happy: async (fixture) => ({
      by: fixture.contractor.api,
      sent: { params: { uuid: await waitForSystemMessage(fixture) } },
    }),
    repeated: 'same',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { uuid: newUuid() } } }),
    },
  },
  restoreSystemMessage: {
    happy: async (fixture) => ({
      by: fixture.contractor.api,
      sent: { params: { uuid: await waitForSystemMessage(fixture) } },
    }),
    repeated: 'done',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { uuid: newUuid() } } }),
    },
  },
  markAllSystemMessagesRead: { happy: ({ contractor }) => ({ by: contractor.api }), repeated: 'done', problems: {} },
} satisfies Partial<CallTable>
