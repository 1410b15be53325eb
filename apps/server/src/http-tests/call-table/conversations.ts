import { randomUUID } from 'node:crypto'
import { must } from '../support/must.ts'
import { offer } from '../support/offer.ts'
import { REQUIRED } from '../support/wrong-forms.ts'
import type { CallTable } from './call-facts.ts'
import { newRequest, onPlan, type Stage } from './stage.ts'

const asking = (contractor: string) => ({ body: { recipient_uuid: contractor, offer_content: offer } })

/** As many requests of today as a seat may make, withdrawn at once. */
const makeDayFull = async ({ conversation, server }: Stage): Promise<void> => {
  const row = (await server.knex('conversations').where({ uuid: conversation }).first()) as object
  const rows = Array.from({ length: 25 }, () => ({
    ...row,
    uuid: randomUUID(),
    status: 'withdrawn',
    createdAt: new Date(),
  }))
  await server.knex('conversations').insert(rows)
}

const saying = (conversation: string, message = 'Good morning') => ({
  body: { conversation_uuid: conversation, message },
})

/** An open conversation of a company whose plan lapsed long ago. */
const lapsedTalk = (plan: 'trial-ended' | 'subscription-expired') =>
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
    return { by: api, sent: saying(own.uuid) }
  })

export const conversationCalls = {
  startConversation: {
    happy: async ({ employer, newContractor, server }) => {
      const { uuid } = await newContractor()
      await server.settled()
      return { by: employer.api, sent: asking(uuid) }
    },
    answers: { conversation: { status: 'pending', has_offer: true, offer_content: { rate: 60, currecy: 'USD' } } },
    again: 'already-contacted',
    problems: {
      'contact-requests-used-up': onPlan('contact-requests-used-up', ({ api }, { contractor }) => ({
        by: api,
        sent: asking(contractor.uuid),
      })),
      'trial-ended': onPlan('trial-ended', ({ api }, { contractor }) => ({ by: api, sent: asking(contractor.uuid) })),
      'subscription-expired': onPlan('subscription-expired', ({ api }, { contractor }) => ({
        by: api,
        sent: asking(contractor.uuid),
      })),
      'profile-incomplete': async ({ contractor, newEmployer, server }) => {
        const { api, uuid } = await newEmployer()
        await server.knex('accounts').where({ uuid }).update({ profileImage: null })
        return { by: api, sent: asking(contractor.uuid) }
      },
      'recipient-not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: asking(newUuid()) }),
      'already-contacted': ({ contractor, employer }) => ({ by: employer.api, sent: asking(contractor.uuid) }),
      'cannot-ask-again': async (stage) => {
        const { contractor, uuid } = await newRequest(stage)
        must(
          await contractor.api.changeConversation({ params: { uuid }, body: { status: 'declined', reason: 'other' } }),
        )
        return { by: stage.employer.api, sent: asking(contractor.uuid) }
      },
      'too-many-requests': async (stage) => {
        const { uuid } = await stage.newContractor()
        await stage.server.settled()
        await makeDayFull(stage)
        return { by: stage.employer.api, sent: asking(uuid) }
      },
    },
    invalid: [
      [
        'nobody and no rate',
        { offer_content: { ...offer, rate: 0 } },
        { recipient_uuid: [REQUIRED], rate: ['Min value of 1'] },
      ],
    ],
  },
  listConversations: {
    happy: ({ contractor }) => ({ by: contractor.api }),
    answers: { conversations: [{ status: 'active' }], next_cursor: null },
    again: 'same',
    problems: {},
  },
  readConversation: {
    happy: ({ conversation, employer }) => ({ by: employer.api, sent: { params: { uuid: conversation } } }),
    answers: { conversation: { status: 'active', canReply: true } },
    again: 'same',
    problems: { 'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }) },
  },
  changeConversation: {
    happy: async (stage) => {
      const { contractor, uuid } = await newRequest(stage, await stage.newEmployer())
      return { by: contractor.api, sent: { params: { uuid }, body: { status: 'active', note: 'Happy to talk' } } }
    },
    answers: { conversation: { status: 'active' } },
    again: 'cannot-be-changed',
    problems: {
      'not-found': ({ employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { uuid: newUuid() }, body: { status: 'withdrawn' } },
      }),
      'cannot-be-changed': ({ conversation, employer }) => ({
        by: employer.api,
        sent: { params: { uuid: conversation }, body: { status: 'withdrawn' } },
      }),
      'wrong-side': async (stage) => {
        const employer = await stage.newEmployer()
        const { uuid } = await newRequest(stage, employer)
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
    again: 'same',
    problems: {
      'contact-requests-used-up': {
        cannotHappen: 'an open conversation goes on where free requests are used up (PLAN-14)',
      },
      'trial-ended': lapsedTalk('trial-ended'),
      'subscription-expired': lapsedTalk('subscription-expired'),
      'unknown-conversation': ({ employer, newUuid }) => ({ by: employer.api, sent: saying(newUuid()) }),
      'not-open': async (stage) => {
        const employer = await stage.newEmployer()
        const { uuid } = await newRequest(stage, employer)
        return { by: employer.api, sent: saying(uuid) }
      },
      'conversation-closed': async (stage) => {
        const employer = await stage.newEmployer()
        const { uuid } = await newRequest(stage, employer)
        must(await employer.api.changeConversation({ params: { uuid }, body: { status: 'withdrawn' } }))
        return { by: employer.api, sent: saying(uuid) }
      },
    },
  },
  markMessageRead: {
    happy: async ({ contractor, conversation, employer }) => {
      const { newMessage } = must(await employer.api.sendMessage(saying(conversation)))
      return { by: contractor.api, sent: { params: { uuid: newMessage.uuid } } }
    },
    answers: { moved: true },
    again: 'done',
    problems: { 'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }) },
  },
} satisfies Partial<CallTable>
