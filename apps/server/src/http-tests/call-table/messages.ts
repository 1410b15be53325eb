import { unwrap } from '../support/unwrap.ts'
import type { CallTable } from './call-spec.ts'
import { newRequest, type CallFixture } from './call-fixture.ts'

const OWN_MESSAGES_TEST = { coveredBy: 'apps/server/src/http-tests/own-messages.test.ts' }

const createMessage = async ({ conversation, employer }: CallFixture) => {
  const body = { conversation_uuid: conversation, message: 'Good morning' }
  return { uuid: unwrap(await employer.api.sendMessage({ body })).newMessage.uuid }
}
/** A message in a conversation that was closed afterwards, with its sender. */
const createMessageInClosedConversation = async (fixture: CallFixture) => {
  const employer = await fixture.newEmployer()
  const { contractor, uuid } = await newRequest(fixture, employer)
  unwrap(await contractor.api.changeConversation({ params: { uuid }, body: { status: 'active' } }))
  const sent = unwrap(await employer.api.sendMessage({ body: { conversation_uuid: uuid, message: 'Good morning' } }))
  unwrap(await employer.api.changeConversation({ params: { uuid }, body: { status: 'closed' } }))
  return { by: employer.api, conversation: uuid, params: { uuid: sent.newMessage.uuid } }
}
const createDeletedMessage = async (fixture: CallFixture) => {
  const params = await createMessage(fixture)
  unwrap(await fixture.employer.api.deleteMessage({ params }))
  return { by: fixture.employer.api, params }
}
const body = { message: 'Good evening' }
const draft = { text: 'Good morning Thandeka, I wanted to', offer_content: null }

export const messageCalls = {
  editMessage: {
    happy: async (fixture) => ({ by: fixture.employer.api, sent: { params: await createMessage(fixture), body } }),
    answers: { message: { message: 'Good evening', editedAt: /Z$/ } },
    repeated: 'done',
    problems: {
      'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() }, body } }),
      'not-own': async (fixture) => ({
        by: fixture.contractor.api,
        sent: { params: await createMessage(fixture), body },
      }),
      'too-late': OWN_MESSAGES_TEST,
      'message-deleted': async (fixture) => {
        const { by, params } = await createDeletedMessage(fixture)
        return { by, sent: { params, body } }
      },
      'conversation-closed': async (fixture) => {
        const { by, params } = await createMessageInClosedConversation(fixture)
        return { by, sent: { params, body } }
      },
    },
  },
  deleteMessage: {
    happy: async (fixture) => ({ by: fixture.employer.api, sent: { params: await createMessage(fixture) } }),
    answers: { message: { message: '', deletedAt: /Z$/ } },
    repeated: 'message-deleted',
    problems: {
      'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }),
      'not-own': async (fixture) => ({ by: fixture.contractor.api, sent: { params: await createMessage(fixture) } }),
      'too-late': OWN_MESSAGES_TEST,
      'message-deleted': async (fixture) => {
        const { by, params } = await createDeletedMessage(fixture)
        return { by, sent: { params } }
      },
      'conversation-closed': async (fixture) => {
        const { by, params } = await createMessageInClosedConversation(fixture)
        return { by, sent: { params } }
      },
    },
  },
  notifyTyping: {
    happy: ({ conversation, employer }) => ({ by: employer.api, sent: { params: { uuid: conversation } } }),
    repeated: 'done',
    problems: {
      'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }),
      'not-open': async (fixture) => {
        const { by, conversation } = await createMessageInClosedConversation(fixture)
        return { by, sent: { params: { uuid: conversation } } }
      },
    },
  },
  notifyPresence: {
    happy: ({ conversation, employer }) => ({
      by: employer.api,
      sent: { params: { uuid: conversation }, body: { presence: 'entered' } },
    }),
    repeated: 'done',
    problems: {
      'not-found': ({ employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { uuid: newUuid() }, body: { presence: 'entered' } },
      }),
      'not-open': async (fixture) => {
        const { by, conversation } = await createMessageInClosedConversation(fixture)
        return { by, sent: { params: { uuid: conversation }, body: { presence: 'entered' } } }
      },
    },
  },
  readLastOffer: {
    happy: ({ employer }) => ({ by: employer.api }),
    answers: { offer_content: { rate: 60, currecy: 'USD' } },
    repeated: 'same',
    problems: {},
  },
  readDraft: {
    happy: ({ conversation, employer }) => ({ by: employer.api, sent: { params: { uuid: conversation } } }),
    repeated: 'same',
    problems: { 'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }) },
  },
  saveDraft: {
    happy: ({ conversation, employer }) => ({
      by: employer.api,
      sent: { params: { uuid: conversation }, body: draft },
    }),
    answers: { draft: { text: draft.text } },
    repeated: 'done',
    problems: {
      'not-found': ({ employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { uuid: newUuid() }, body: draft },
      }),
    },
  },
  discardDraft: {
    happy: ({ conversation, employer }) => ({ by: employer.api, sent: { params: { uuid: conversation } } }),
    repeated: 'done',
    problems: { 'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }) },
  },
} satisfies Partial<CallTable>
