import { must } from '../support/must.ts'
import { openConversation } from '../support/offer.ts'
import type { CallTable } from './call-facts.ts'
import { newRequest, type Stage } from './stage.ts'

/** A conversation that is open between people of its own: a seat asks 25 people a day. */
const opened = async (stage: Stage) => {
  const contractor = await stage.newContractor()
  await stage.server.settled()
  const uuid = await openConversation(await stage.newEmployer(), contractor)
  return { by: contractor.api, sent: { params: { uuid } } }
}
const pending = async (stage: Stage) => {
  const { contractor, uuid } = await newRequest(stage, await stage.newEmployer())
  return { by: contractor.api, sent: { params: { uuid } } }
}
const unknown = ({ contractor, newUuid }: Stage) => ({ by: contractor.api, sent: { params: { uuid: newUuid() } } })

export const safetyCalls = {
  shareContact: {
    happy: opened,
    answers: { conversation: { contactSharedAt: /^\d{4}-/ } },
    again: 'same',
    problems: { 'not-found': unknown, 'not-open': pending },
  },
  withdrawContact: {
    happy: async (stage) => {
      const sending = await opened(stage)
      must(await sending.by.shareContact(sending.sent))
      return sending
    },
    answers: { conversation: { contactSharedAt: null } },
    again: 'same',
    problems: { 'not-found': unknown, 'not-open': { cannotHappen: 'What is not shown is taken back without a word' } },
  },
  sendReport: {
    happy: ({ contractor, employer }) => ({
      by: employer.api,
      sent: { body: { subject_type: 'candidate', subject_uuid: contractor.uuid, reason: 'spam', note: '' } },
    }),
    answers: { received: true },
    again: 'same',
    problems: {
      'not-found': ({ employer, newUuid }) => ({
        by: employer.api,
        sent: { body: { subject_type: 'candidate', subject_uuid: newUuid(), reason: 'spam', note: '' } },
      }),
    },
  },
  contactSupport: {
    happy: ({ employer }) => ({
      by: employer.api,
      sent: { body: { message: 'Where is my invoice?', page: '/settings/billing', reference: null } },
    }),
    answers: { received: true },
    again: 'same',
    problems: {},
    invalid: [['nothing', { message: ' ' }, { message: ['Please say what you need.'] }]],
  },
  readContactAllowance: {
    happy: ({ employer }) => ({ by: employer.api }),
    answers: { seat: { limit: 25 }, company: { limit: 200 } },
    again: 'same',
    problems: {},
  },
} satisfies Partial<CallTable>
