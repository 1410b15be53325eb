import { unwrap } from '../support/unwrap.ts'
import { openConversation } from '../support/offer.ts'
import type { CallTable } from './call-spec.ts'
import { newRequest, type CallFixture } from './call-fixture.ts'

/** An open conversation between new people, because a seat may send only 25 requests a day. */
const openConversationOfNewPeople = async (fixture: CallFixture) => {
  const contractor = await fixture.newContractor()
  await fixture.server.settle()
  const uuid = await openConversation(await fixture.newEmployer(), contractor)
  return { by: contractor.api, sent: { params: { uuid } } }
}
const createPendingRequest = async (fixture: CallFixture) => {
  const { contractor, uuid } = await newRequest(fixture, await fixture.newEmployer())
  return { by: contractor.api, sent: { params: { uuid } } }
}
const unknownConversation = ({ contractor, newUuid }: CallFixture) => ({
  by: contractor.api,
  sent: { params: { uuid: newUuid() } },
})

export const safetyCalls = {
  shareContact: {
    happy: openConversationOfNewPeople,
    answers: { conversation: { contactSharedAt: /^\d{4}-/ } },
    repeated: 'same',
    problems: { 'not-found': unknownConversation, 'not-open': createPendingRequest },
  },
  withdrawContact: {
    happy: async (fixture) => {
      const sending = await openConversationOfNewPeople(fixture)
      unwrap(await sending.by.shareContact(sending.sent))
      return sending
    },
    answers: { conversation: { contactSharedAt: null } },
    repeated: 'same',
    problems: {
      'not-found': unknownConversation,
      'not-open': { cannotHappen: 'Withdrawing unshared contact details succeeds' },
    },
  },
  sendReport: {
    happy: ({ contractor, employer }) => ({
      by: employer.api,
      sent: { body: { subject_type: 'candidate', subject_uuid: contractor.uuid, reason: 'spam', note: '' } },
    }),
    answers: { received: true },
    repeated: 'same',
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
    repeated: 'same',
    problems: {},
    invalid: [['a blank message', { message: ' ' }, { message: ['Please say what you need.'] }]],
  },
  readSupportChat: {
    happy: ({ employer }) => ({ by: employer.api }),
    answers: { supportChat: null },
    repeated: 'same',
    problems: {},
  },
  readContactAllowance: {
    happy: ({ employer }) => ({ by: employer.api }),
    answers: { seat: { limit: 25 }, company: { limit: 200 } },
    repeated: 'same',
    problems: {},
  },
} satisfies Partial<CallTable>
