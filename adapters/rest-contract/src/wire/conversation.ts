import { z } from 'zod'
import { contactState, conversationStatus } from './contact-state.ts'
import { dateText, flag, instant, knownChoice, nullableText, number, reads, text } from './fields.ts'
import { message } from './message.ts'

const currencies = ['AUD', 'USD', 'ZAR'] as const
const workplaces = ['Remote', 'Hybrid', 'On-site', 'Any type'] as const
const opportunities = ['Permanent', 'Contract', 'Permanent or Contract'] as const

/** An offer as the form sends it. Rates are whole units an hour and a year, duration months. Rules: API-2, CONV-26, CONV-30. */
export const offerForm = z
  .object({
    description: text,
    workplaceType: knownChoice(workplaces),
    opportunityType: knownChoice(opportunities),
    location: text,
    currecy: knownChoice(currencies).optional(),
    rate: number.optional(),
    permCurrecy: knownChoice(currencies).optional(),
    permRate: number.optional(),
    duration: number.optional(),
    startDate: dateText,
  })
  .meta({ id: 'OfferForm' })

/** An offer as it was made. */
export const offerContent = z
  .object({
    description: z.string(),
    workplaceType: z.enum(workplaces),
    opportunityType: z.enum(opportunities),
    location: z.string(),
    currecy: z.enum(currencies).nullable(),
    rate: z.number().nullable(),
    permCurrecy: z.enum(currencies).nullable(),
    permRate: z.number().nullable(),
    duration: z.number().nullable(),
    startDate: z.string(),
  })
  .meta({ id: 'OfferContent' })

const offerField = reads((value) => {
  if (value === undefined || value === null || value === '') return {}
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}, offerForm)

/** A contact request. Rule: CONV-1. */
export const newConversation = z
  .object({
    recipient_uuid: text,
    subject: nullableText.optional(),
    has_offer: flag.optional(),
    message: nullableText.optional(),
    offer_content: offerField,
    doc: nullableText.optional(),
  })
  .meta({ id: 'NewConversation' })

const terms = z
  .object({
    rate: number,
    permRate: number,
    duration: number,
    startDate: nullableText,
    workplaceType: knownChoice(workplaces),
    note: text,
  })
  .partial()
  .meta({ id: 'ProposedTermsForm' })

/** An answer, or an archive mark, or both; note and terms go with `active`, reason and note with `declined`. Rules: CONV-3, CONV-4, CONV-6, CONV-48. */
export const conversationChange = z
  .object({
    archive: flag,
    /** Whether the company's team reads it too. */
    shared: flag,
    status: conversationStatus,
    note: text,
    share_note: flag,
    reason: text,
    terms,
  })
  .partial()
  .meta({ id: 'ConversationChange' })

const party = z
  .object({
    uuid: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    picture: z.string().nullable(),
    title: z.string().nullable(),
  })
  .meta({ id: 'ConversationParty' })

/** A conversation as its reader sees it. `messages` is oldest first; `next_cursor` reads older ones. Rules: CONV-47, CONV-49. */
export const conversation = z
  .object({
    uuid: z.string(),
    archived: z.boolean(),
    status: conversationStatus,
    statusAt: instant,
    createdAt: instant,
    expiresAt: instant,
    unreadCount: z.number(),
    /** Sequence of the oldest message that this reader has not read. */
    firstUnread: z.number().nullable(),
    messages: z.array(message),
    next_cursor: z.string().nullable(),
    subject: z.null(),
    has_offer: z.literal(true),
    offer_content: offerContent,
    doc: z.string().nullable(),
    /** The name that the sender gave the file of `doc`. */
    doc_name: z.string().nullable(),
    /** Sequences up to which the other side and this reader have read. */
    readByOther: z.number(),
    readByMe: z.number(),
    company: z.object({
      uuid: z.string(),
      name: z.string(),
      website: z.string().nullable(),
      companyImage: z.string().nullable(),
      employeeCount: z.string(),
      verification: z.string(),
    }),
    sender: party,
    contractor: party,
    contactState: contactState.omit({ canContactAgainAt: true }),
    decline: z.object({ reason: z.string(), label: z.string(), note: z.string().nullable() }).nullable(),
    proposedTerms: z
      .object({
        rate: z.number().optional(),
        permRate: z.number().optional(),
        duration: z.number().optional(),
        startDate: z.string().optional(),
        workplaceType: z.enum(workplaces).optional(),
        note: z.string(),
      })
      .nullable(),
    /** What this reader may set `status` to; empty in lists. */
    possibleStatuses: z.array(conversationStatus),
    /** The company's team reads it too; always no for the contractor. */
    shared: z.boolean(),
    /** Since when the contractor's address and number show here; null while they do not. */
    contactSharedAt: instant.nullable(),
    /** Them, for the company's side; never in lists. Rule: CONV-55. */
    contact: z.object({ email: z.string(), mobile: z.string().nullable() }).nullable(),
    canReply: z.boolean(),
    canReopen: z.boolean(),
  })
  .meta({ id: 'Conversation' })

export const conversationAnswer = z.object({ conversation })
export const conversationList = z.object({
  conversations: z.array(conversation),
  next_cursor: z.string().nullable(),
  counts: z.object({ unread: z.number(), pendingRequests: z.number() }),
})

export type ConversationWire = z.output<typeof conversation>
export type OfferContentWire = z.output<typeof offerContent>
export type OfferFormWire = z.output<typeof offerForm>
export type ConversationChangeWire = z.output<typeof conversationChange>
export type ConversationListWire = z.output<typeof conversationList>
