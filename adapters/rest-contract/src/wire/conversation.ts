import { z } from 'zod'
import { contactState, conversationStatus } from './contact-state.ts'
import { dateText, flag, instant, knownChoice, nullableText, number, tolerant, text } from './fields.ts'
import { message } from './message.ts'

const currencies = ['AUD', 'USD', 'ZAR'] as const
const workplaces = ['Remote', 'Hybrid', 'On-site', 'Any type'] as const
const opportunities = ['Permanent', 'Contract', 'Permanent or Contract'] as const

/** The offer form. Rates are whole units per hour and per year, the duration is in months. Rules: API-2, CONV-26, CONV-30. */
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

/** A sent offer. */
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

const offerField = tolerant((value) => {
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

/** A change of status, the archive flag, or both; note and terms belong to `active`, reason and note to `declined`. Rules: CONV-3, CONV-4, CONV-6, CONV-48. */
export const conversationChange = z
  .object({
    archive: flag,
    /** Shares the conversation with the company's team. */
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
    /** Sequence of the oldest unread message. */
    firstUnread: z.number().nullable(),
    messages: z.array(message),
    next_cursor: z.string().nullable(),
    subject: z.null(),
    has_offer: z.literal(true),
    offer_content: offerContent,
    doc: z.string().nullable(),
    /** Original name of the file `doc`. */
    doc_name: z.string().nullable(),
    /** Sequences up to which each side has read. */
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
    /** Statuses that this reader may set; empty in lists. */
    possibleStatuses: z.array(conversationStatus),
    /** Shared with the company's team; always false for the contractor. */
    shared: z.boolean(),
    /** Since when the contractor shares contact details here; null if not shared. */
    contactSharedAt: instant.nullable(),
    /** The shared contact details, for the company; never in lists. Rule: CONV-55. */
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
