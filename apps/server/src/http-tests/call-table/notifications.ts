import type { CallTable } from './call-facts.ts'
import type { Stage } from './stage.ts'
import { must } from '../support/must.ts'
import { until } from '../support/until.ts'

const told = ({ contractor }: Stage) =>
  until('a notification', async () => must(await contractor.api.listNotifications()).notifications[0]?.uuid ?? null)
const written = ({ contractor }: Stage) =>
  until('a system message', async () => must(await contractor.api.listSystemMessages()).systemMessages[0]?.uuid ?? null)

export const notificationCalls = {
  saveNotificationPreferences: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { body: { replies: false } } }),
    answers: { preferences: { system: true, requestConnections: true, messagesReplies: false } },
    again: 'same',
    problems: {},
    invalid: [['what is no answer', { replies: 'perhaps' }, { replies: ['Value is not yes or no'] }]],
  },
  listNotifications: {
    happy: async (stage) => {
      await told(stage)
      return { by: stage.contractor.api }
    },
    answers: { notifications: [{ text: /Kestrel/ }] },
    again: 'same',
    problems: {},
  },
  markNotificationRead: {
    happy: async (stage) => ({ by: stage.contractor.api, sent: { params: { id: await told(stage) } } }),
    again: 'done',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { id: newUuid() } } }),
    },
  },
  markAllNotificationsRead: { happy: ({ employer }) => ({ by: employer.api }), again: 'done', problems: {} },
  listSystemMessages: {
    happy: async (stage) => {
      await written(stage)
      return { by: stage.contractor.api }
    },
    again: 'same',
    problems: {},
  },
  markSystemMessageRead: {
    happy: async (stage) => ({ by: stage.contractor.api, sent: { params: { uuid: await written(stage) } } }),
    again: 'done',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { uuid: newUuid() } } }),
    },
  },
  archiveSystemMessage: {
    happy: async (stage) => ({ by: stage.contractor.api, sent: { params: { uuid: await written(stage) } } }),
    again: 'done',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { uuid: newUuid() } } }),
    },
  },
} satisfies Partial<CallTable>
