import { must } from '../support/must.ts'
import type { CallTable } from './call-facts.ts'
import { newRequest, type Stage } from './stage.ts'

const OWN_MESSAGES = { provedIn: 'apps/server/src/http-tests/own-messages.test.ts' }

const newMessage = async ({ conversation, employer }: Stage) => {
  const body = { conversation_uuid: conversation, message: 'Good morning' }
  return { uuid: must(await employer.api.sendMessage({ body })).newMessage.uuid }
}
/** A message in a conversation that was closed afterwards, and who wrote it. */
const closedMessage = async (stage: Stage) => {
  const employer = await stage.newEmployer()
  const { contractor, uuid } = await newRequest(stage, employer)
  must(await contractor.api.changeConversation({ params: { uuid }, body: { status: 'active' } }))
  const sent = must(await employer.api.sendMessage({ body: { conversation_uuid: uuid, message: 'Good morning' } }))
  must(await employer.api.changeConversation({ params: { uuid }, body: { status: 'closed' } }))
  return { by: employer.api, params: { uuid: sent.newMessage.uuid } }
}
const takenBack = async (stage: Stage) => {
  const params = await newMessage(stage)
  must(await stage.employer.api.deleteMessage({ params }))
  return { by: stage.employer.api, params }
}
const body = { message: 'Good evening' }
const draft = { text: 'Good morning Thandeka, I wanted to', offer_content: null }

export const messageCalls = {
  editMessage: {
    happy: async (stage) => ({ by: stage.employer.api, sent: { params: await newMessage(stage), body } }),
    answers: { message: { message: 'Good evening', editedAt: /Z$/ } },
    again: 'done',
    problems: {
      'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() }, body } }),
      'not-own': async (stage) => ({ by: stage.contractor.api, sent: { params: await newMessage(stage), body } }),
      'too-late': OWN_MESSAGES,
      'message-deleted': async (stage) => {
        const { by, params } = await takenBack(stage)
        return { by, sent: { params, body } }
      },
      'conversation-closed': async (stage) => {
        const { by, params } = await closedMessage(stage)
        return { by, sent: { params, body } }
      },
    },
  },
  deleteMessage: {
    happy: async (stage) => ({ by: stage.employer.api, sent: { params: await newMessage(stage) } }),
    answers: { message: { message: '', deletedAt: /Z$/ } },
    again: 'message-deleted',
    problems: {
      'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }),
      'not-own': async (stage) => ({ by: stage.contractor.api, sent: { params: await newMessage(stage) } }),
      'too-late': OWN_MESSAGES,
      'message-deleted': async (stage) => {
        const { by, params } = await takenBack(stage)
        return { by, sent: { params } }
      },
      'conversation-closed': async (stage) => {
        const { by, params } = await closedMessage(stage)
        return { by, sent: { params } }
      },
    },
  },
  notifyTyping: {
    happy: ({ conversation, employer }) => ({ by: employer.api, sent: { params: { uuid: conversation } } }),
    again: 'done',
    problems: {
      'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }),
      'not-open': async (stage) => {
        const { by, params } = await closedMessage(stage)
        const message = (await stage.server.knex('messages').where(params).first('conversationUuid')) as {
          readonly conversationUuid: string
        }
        return { by, sent: { params: { uuid: message.conversationUuid } } }
      },
    },
  },
  readDraft: {
    happy: ({ conversation, employer }) => ({ by: employer.api, sent: { params: { uuid: conversation } } }),
    again: 'same',
    problems: { 'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }) },
  },
  saveDraft: {
    happy: ({ conversation, employer }) => ({
      by: employer.api,
      sent: { params: { uuid: conversation }, body: draft },
    }),
    answers: { draft: { text: draft.text } },
    again: 'done',
    problems: {
      'not-found': ({ employer, newUuid }) => ({
        by: employer.api,
        sent: { params: { uuid: newUuid() }, body: draft },
      }),
    },
  },
  discardDraft: {
    happy: ({ conversation, employer }) => ({ by: employer.api, sent: { params: { uuid: conversation } } }),
    again: 'done',
    problems: { 'not-found': ({ employer, newUuid }) => ({ by: employer.api, sent: { params: { uuid: newUuid() } } }) },
  },
} satisfies Partial<CallTable>
