import { PRESENCE_SIGNALS } from '@guildhall/domain/conversations'
import { z } from 'zod'
import { messageExample, offerExample } from '../examples/conversations.ts'
import { NOW } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { offerContent } from '../wire/conversation.ts'
import { draftAnswer, draftForm, editedText, type DraftWire } from '../wire/draft.ts'
import { uuid } from '../wire/fields.ts'
import { message } from '../wire/message.ts'
import { notFound } from './shared-problems.ts'

const ownMessageRefusals = {
  ...notFound,
  'not-own': { status: 403, message: 'Only your own messages can be changed.' },
  'too-late': { status: 409, message: 'A message can be changed for 15 minutes.' },
  'message-deleted': { status: 409, message: 'This message was deleted.' },
  'conversation-closed': { status: 409, message: 'This conversation is closed.' },
} as const

const signalRefusals = {
  ...notFound,
  'not-open': { status: 409, message: 'This conversation is not open.' },
} as const

const draftExample: DraftWire = { text: 'Good morning Thandeka, I wanted to', offer_content: null, savedAt: NOW }
const addressed = { access: 'session', params: z.object({ uuid }) } as const

/** Editing and deleting one's own messages, typing and presence, and drafts. Rules: CONV-43, CONV-50, CONV-51, CONV-70. */
export const messageRoutes = {
  editMessage: route({
    ...routeIndex.editMessage,
    ...addressed,
    summary: 'Write an own message anew, for 15 minutes',
    body: editedText,
    success: { status: 200, body: z.object({ message }) },
    problems: ownMessageRefusals,
    examples: {
      body: { message: 'Great to have you here, Thandeka.' },
      reply: { message: { ...messageExample, message: 'Great to have you here, Thandeka.', editedAt: NOW } },
    },
  }),
  deleteMessage: route({
    ...routeIndex.deleteMessage,
    ...addressed,
    summary: 'Take an own message back, for 15 minutes; its place stays, what it said is gone',
    success: { status: 200, body: z.object({ message }) },
    problems: ownMessageRefusals,
    examples: { reply: { message: { ...messageExample, message: '', deletedAt: NOW } } },
  }),
  notifyTyping: route({
    ...routeIndex.notifyTyping,
    ...addressed,
    summary: 'Tell the other side that one is writing; heard on their channel now or never',
    success: { status: 204 },
    problems: signalRefusals,
    examples: {},
  }),
  notifyPresence: route({
    ...routeIndex.notifyPresence,
    ...addressed,
    summary:
      'Tell the other side that one opened, still has open, or left a conversation; heard on their channel now or never',
    body: z.object({ presence: z.enum(PRESENCE_SIGNALS) }),
    success: { status: 204 },
    problems: signalRefusals,
    examples: { body: { presence: 'entered' } },
  }),
  readLastOffer: route({
    ...routeIndex.readLastOffer,
    summary: 'The offer that this person sent last, to fill in the next one; null if there is none',
    access: 'session',
    viewers: 'never',
    who: 'employer',
    right: 'contact',
    success: { status: 200, body: z.object({ offer_content: offerContent.nullable() }) },
    problems: {},
    examples: { reply: { offer_content: offerExample } },
  }),
  readDraft: route({
    ...routeIndex.readDraft,
    viewers: 'never',
    ...addressed,
    summary: 'What was begun for a conversation, or for a candidate before there is one',
    success: { status: 200, body: draftAnswer },
    problems: notFound,
    examples: { reply: { draft: draftExample } },
  }),
  saveDraft: route({
    ...routeIndex.saveDraft,
    ...addressed,
    summary: 'Keep what was written so far, on every device; sending it removes it',
    body: draftForm,
    success: { status: 200, body: draftAnswer },
    problems: notFound,
    examples: { body: { text: draftExample.text, offer_content: null }, reply: { draft: draftExample } },
  }),
  discardDraft: route({
    ...routeIndex.discardDraft,
    ...addressed,
    summary: 'Throw a draft away',
    success: { status: 204 },
    problems: notFound,
    examples: {},
  }),
}
