import { z } from 'zod'
import { conversationExample, messageExample, offerExample } from '../examples/conversations.ts'
import { CONTRACTOR, CONVERSATION } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import {
  conversationAnswer,
  conversationChange,
  conversationList,
  conversationSearchQuery,
  conversationSearchResults,
  newConversation,
} from '../wire/conversation.ts'
import { pageQuery, text, uuid } from '../wire/fields.ts'
import { message, newMessage, sharedFiles } from '../wire/message.ts'
import { notFound, planProblems } from './shared-problems.ts'
import { ownFileCheck, startDateCheck } from './shared-checks.ts'

const cannotChange = { status: 409, message: 'This request can no longer be changed.' } as const

/** Contact requests and conversations. Rules: CONV-1, CONV-2. */
export const conversationRoutes = {
  startConversation: route({
    ...routeIndex.startConversation,
    summary: 'Send a contractor an offer; 409 carries the uuid of the conversation that stands',
    checks: [startDateCheck, ownFileCheck('doc')],
    access: 'session',
    who: 'employer',
    right: 'contact',
    body: newConversation,
    success: { status: 201, body: conversationAnswer },
    problems: {
      ...planProblems,
      'profile-incomplete': { status: 422, message: 'Please complete your profile before you contact people.' },
      'recipient-not-found': { status: 404, message: 'This person cannot be contacted.' },
      'already-contacted': { status: 409, message: 'Your company is in contact with this person already.' },
      'cannot-ask-again': { status: 409, message: 'Your company cannot ask this person again now.' },
      'too-many-requests': { status: 429, message: 'You have sent many requests today. Please go on tomorrow.' },
    },
    examples: {
      body: {
        recipient_uuid: CONTRACTOR,
        subject: null,
        has_offer: true,
        message: null,
        offer_content: offerExample,
        doc: null,
      },
      reply: { conversation: conversationExample },
    },
  }),
  blockCandidate: route({
    ...routeIndex.blockCandidate,
    summary: 'Block a candidate with whom there is no contact, for good; an open conversation is blocked by its status',
    access: 'session',
    who: 'employer',
    right: 'contact',
    body: z.object({ user_uuid: uuid }),
    success: { status: 204 },
    problems: {
      ...notFound,
      'in-contact': {
        status: 409,
        message: 'Your company is in contact with this person. Block them in the conversation.',
      },
    },
    examples: { body: { user_uuid: CONTRACTOR } },
  }),
  listConversations: route({
    ...routeIndex.listConversations,
    summary: 'The inbox, newest change first; `messages` holds the newest message alone',
    access: 'session',
    viewers: 'never',
    query: pageQuery,
    success: { status: 200, body: conversationList },
    problems: {},
    examples: {
      reply: {
        conversations: [{ ...conversationExample, possibleStatuses: [] }],
        next_cursor: null,
        counts: { unread: 0, pendingRequests: 1 },
      },
    },
  }),
  searchConversations: route({
    ...routeIndex.searchConversations,
    summary: 'Search own conversations by the other side’s name and company, and by words of offers and messages',
    access: 'session',
    viewers: 'never',
    query: conversationSearchQuery,
    success: { status: 200, body: conversationSearchResults },
    problems: {},
    examples: {
      reply: {
        results: [{ conversation: { ...conversationExample, possibleStatuses: [] }, message: messageExample }],
        next_cursor: null,
      },
    },
  }),
  readConversation: route({
    ...routeIndex.readConversation,
    summary: 'One conversation with its newest 30 messages, or the 30 before a cursor',
    access: 'session',
    viewers: 'never',
    params: z.object({ uuid }),
    query: z.object({ cursor: text.optional() }),
    success: { status: 200, body: conversationAnswer },
    problems: notFound,
    examples: {
      reply: { conversation: { ...conversationExample, status: 'active', messages: [messageExample], canReply: true } },
    },
  }),
  listConversationFiles: route({
    ...routeIndex.listConversationFiles,
    summary:
      'Files of the messages of a conversation, newest message first: those of 30 messages, or of the 30 before a cursor',
    access: 'session',
    viewers: 'never',
    params: z.object({ uuid }),
    query: z.object({ cursor: text.optional() }),
    success: { status: 200, body: sharedFiles },
    problems: notFound,
    examples: {
      reply: {
        files: [
          {
            file_url: '/v0/files/0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b09',
            original_name: 'brief.pdf',
            message_uuid: messageExample.uuid,
            sender_uuid: messageExample.sender_uuid,
            own: true,
            sentAt: messageExample.sentAt,
          },
        ],
        next_cursor: null,
      },
    },
  }),
  changeConversation: route({
    ...routeIndex.changeConversation,
    summary: 'Answer, withdraw, close, reopen, block or archive a conversation',
    checks: ['`terms.startDate` is today or later.'],
    access: 'session',
    params: z.object({ uuid }),
    body: conversationChange,
    success: { status: 200, body: conversationAnswer },
    problems: {
      ...notFound,
      'cannot-be-changed': cannotChange,
      'wrong-side': { status: 403, message: 'Only the other side can do this.' },
    },
    examples: {
      body: { status: 'declined', reason: 'rate_too_low', note: 'I would need 60.', share_note: true },
      reply: {
        conversation: {
          ...conversationExample,
          status: 'declined',
          decline: { reason: 'rate_too_low', label: 'The rate is too low', note: 'I would need 60.' },
        },
      },
    },
  }),
  sendMessage: route({
    ...routeIndex.sendMessage,
    summary: 'Send a message in an open conversation',
    checks: [ownFileCheck('doc'), ownFileCheck('docs')],
    access: 'session',
    body: newMessage,
    success: { status: 201, body: z.object({ newMessage: message }) },
    problems: {
      ...planProblems,
      'unknown-conversation': { status: 404, message: 'There seems to have been an error, please try again.' },
      'not-open': { status: 409, message: 'You can write once the request is accepted.' },
      'conversation-closed': { status: 409, message: 'This conversation is closed.' },
    },
    examples: {
      body: {
        conversation_uuid: CONVERSATION,
        message: 'Great to have you, Thandeka.',
        doc: null,
        client_id: 'a1',
      },
      reply: { newMessage: messageExample },
    },
  }),
  markMessageRead: route({
    ...routeIndex.markMessageRead,
    summary: 'Mark read up to a message, or a whole conversation by its uuid',
    access: 'session',
    params: z.object({ uuid }),
    success: {
      status: 200,
      body: z.object({ conversation_uuid: z.string(), sequence: z.number(), moved: z.boolean() }),
    },
    problems: notFound,
    examples: { reply: { conversation_uuid: CONVERSATION, sequence: 12, moved: true } },
  }),
}
