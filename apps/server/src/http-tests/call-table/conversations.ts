import { randomUUID } from 'node:crypto'
import { unwrap } from '../support/unwrap.ts'
import { offer } from '../support/offer.ts'
import { REQUIRED } from '../support/invalid-forms.ts'
import type { CallTable } from './call-spec.ts'
import { newRequest, onPlan, type CallFixture } from './call-fixture.ts'

const contactRequest = (contractor: string) => ({ body: { recipient_uuid: contractor, offer_content: offer } })

/** Uses up a seat's requests of the day. */
const exhaustDailyRequests = async ({ conversation, server }: CallFixture): Promise<void> => {
  const row = (await server.knex('conversations').where({ uuid: conversation }).first()) as object
  const rows = Array.from({ length: 25 }, () => ({
    ...row,
    uuid: randomUUID(),
    status: 'withdrawn',
    createdAt: new Date(),
  }))
  await server.knex('conversations').insert(rows)
}

const textMessage = (conversation: string, message = 'Good morning') => ({
  body: { conversation_uuid: conversation, message },
})

/** A message in an open conversation of a company whose plan has ended. */
const messageOnRefusedPlan = (plan: 'trial-ended' | 'subscription-expired') =>
  onPlan(plan, async ({ api, uuid }, { contractor, conversation, server }) => {
    const account = (await server.knex('accounts').where({ uuid }).first('companyUuid')) as { companyUuid: string }
    const row = (await server.knex('conversations').where({ uuid: conversation }).first()) as object
    const own = {
      uuid: randomUUID(),
      companyUuid: account.companyUuid,
      senderUuid: uuid,
      contractorUuid: contractor.uuid,
    }
    await server.knex('conversations').insert({ ...row, ...own, lastSequence: 0 })
    return { by: api, sent: textMessage(own.uuid) }
  })

export const conversationCalls = {
  blockCandidate: {
    happy: async ({ employer, newContractor, server }) => {
      const { uuid } = await newContractor()
      await server.settle()
      return { by: employer.api, sent: { body: { user_uuid: uuid } } }
    },
    repeated: 'not-found',
    problems: {
      'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { body: { user_uuid: newUuid() } } }),
      'in-contact': ({ contractor, employer }) => ({
        by: employer.api,
        sent: { body: { user_uuid: contractor.uuid } },
      }),
    },
  },
  startConversation: {
    happy: async ({ employer, newContractor, server }) => {
      const { uuid } = await newContractor()
      await server.settle()
      return { by: employer.api, sent: contactRequest(uuid) }
    },
    answers: { conversation: { status: 'pending', has_offer: true, offer_content: { rate: 60, currecy: 'USD' } } },
    repeated: 'already-contacted',
    problems: {
      'contact-requests-used-up': onPlan('contact-requests-used-up', ({ api }, { contractor }) => ({
        by: api,
        sent: contactRequest(contractor.uuid),
      })),
      'trial-ended': onPlan('trial-ended', ({ api }, { contractor }) => ({
        by: api,
        sent: contactRequest(contractor.uuid),
      })),
      'subscription-expired': onPlan('subscription-expired', ({ api }, { contractor }) => ({
        by: api,
        sent: contactRequest(contractor.uuid),
      })),
      'profile-incomplete': async ({ contractor, newEmployer, server }) => {
        const { api, uuid } = await newEmployer()
        await server.knex('accounts').where({ uuid }).update({ profileImage: null })
        return { by: api, sent: contactRequest(contractor.uuid) }
      },
      'recipient-not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: contactRequest(newUuid()) }),
      'already-contacted': ({ contractor, employer }) => ({ by: employer.api, sent: contactRequest(contractor.uuid) }),
      'cannot-ask-again': async (fixture) => {
        const { contractor, uuid } = await newRequest(fixture)
        unwrap(
          await contractor.api.changeConversation({ params: { uuid }, body: { status: 'declined', reason: 'other' } }),
        )
        return { by: fixture.employer.api, sent: contactRequest(contractor.uuid) }
      },
      'too-many-requests': async (fixture) => {
        const { uuid } = await fixture.newContractor()
        await fixture.server.settle()
        await exhaustDailyRequests(fixture)
        return { by: fixture.employer.api, sent: contactRequest(uuid) }
      },
    },
    invalid: [
      [
        'no recipient and no rate',
        { offer_content: { ...offer, rate: 0 } },
        { recipient_uuid: [REQUIRED], rate: ['Min value of 1'] },
      ],
    ],
  },
  listConversations: {
    happy: ({ contractor }) => ({ by: contractor.api }),
    answers: { conversations: [{ status: 'active' }], next_cursor: null },
    repeated: 'same',
    problems: {},
  },
  searchConversations: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { query: { q: 'kestrel' } } }),
    answers: { results: [{ conversation: { status: 'active' }, message: null }], next_cursor: null },
    repeated: 'same',
    problems: {},
  },
  readConversation: {
    happy: ({ conversation, employer }) => ({ by: employer.api, sent: { params: { uuid: conversation } } }),
    answers: { conversation: { status: 'active', canReply: true } },
    repeated: 'same',
    problems: { 'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }) },
  },
  listConversationFiles: {
    happy: ({ conversation, employer }) => ({ by: employer.api, sent: { params: { uuid: conversation } } }),
    answers: { files: [], next_cursor: null },
    repeated: 'same',
    problems: { 'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }) },
  },
  changeConversation: {
    happy: async (fixture) => {
      const { contractor, uuid } = await newRequest(fixture, await fixture.newEmployer())
      return { by: contractor.api, sent: { params: { uuid }, body: { status: 'active', note: 'Happy to talk' } } }
    },
    answers: { conversation: { status: 'active' } },
    repeated: 'cannot-be-changed',
    problems: {
      'not-found': ({ employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { uuid: newUuid() }, body: { status: 'withdrawn' } },
      }),
      'cannot-be-changed': ({ conversation, employer }) => ({
        by: employer.api,
        sent: { params: { uuid: conversation }, body: { status: 'withdrawn' } },
      }),
      'wrong-side': async (fixture) => {
        const employer = await fixture.newEmployer()
        const { uuid } = await newRequest(fixture, employer)
        return { by: employer.api, sent: { params: { uuid }, body: { status: 'active' } } }
      },
    },
  },
  sendMessage: {
    happy: ({ conversation, employer, newUuid }) => ({
      by: employer.api,
      sent: { body: { conversation_uuid: conversation, message: 'Good morning', client_id: newUuid() } },
    }),
    answers: { newMessage: { uuid: /./ } },
    repeated: 'same',
    problems: {
      'contact-requests-used-up': {
        cannotHappen: 'an open conversation continues after the free requests are used up (PLAN-14)',
      },
      'trial-ended': messageOnRefusedPlan('trial-ended'),
      'subscription-expired': messageOnRefusedPlan('subscription-expired'),
      'unknown-conversation': ({ employer, newUuid }) => ({ by: employer.api, sent: textMessage(newUuid()) }),
      'not-open': async (fixture) => {
        const employer = await fixture.newEmployer()
        const { uuid } = await newRequest(fixture, employer)
        return { by: employer.api, sent: textMessage(uuid) }
      },
      'conversation-closed': async (fixture) => {
        const employer = await fixture.newEmployer()
        const { uuid } = await newRequest(fixture, employer)
        unwrap(await employer.api.changeConversation({ params: { uuid }, body: { status: 'withdrawn' } }))
        return { by: employer.api, sent: textMessage(uuid) }
      },
    },
  },
  markMessageRead: {
    happy: async ({ contractor, conversation, employer }) => {
      const { newMessage } = unwrap(await employer.api.sendMessage(textMessage(conversation)))
      return { by: contractor.api, sent: { params: { uuid: newMessage.uuid } } }
    },
    answers: { moved: true },
    repeated: 'done',
    problems: { 'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }) },
  },
} satisfies Partial<CallTable>
