import {
  CONVERSATION_SEARCH_MAX_LENGTH,
  DECLINE_NOTE_MAX_LENGTH,
  declineReasons,
  OFFER_DURATION_MAX_MONTHS,
  OFFER_DURATION_MIN_MONTHS,
  OFFER_TEXT_MAX_LENGTH,
  OFFER_TEXT_MIN_LENGTH,
  offerCurrencies as currencies,
  offerOpportunities as opportunities,
  offerWorkplaceTypes as workplaces,
} from '@guildhall/domain/conversations'
import { RATE_MAX, RATE_MIN } from '@guildhall/domain/profiles'
import { z } from 'zod'
import { cases, constrained } from './constrained.ts'
import { contactState, conversationStatus } from './contact-state.ts'
import { FILE_PATTERN, FUTURE_DAYS } from './examples.ts'
import {
  dateText,
  flag,
  idText,
  instant,
  knownChoice,
  nullableText,
  number,
  pageQuery,
  requiredText,
  text,
  tolerant,
} from './fields.ts'
import { message } from './message.ts'

const present = { presence: 'not-empty' } as const
const rate = constrained(number, { minimum: RATE_MIN, maximum: RATE_MAX })
const months = constrained(number, { minimum: OFFER_DURATION_MIN_MONTHS, maximum: OFFER_DURATION_MAX_MONTHS })
const startDay = { format: 'date', examples: FUTURE_DAYS } as const
const contractTerms = { currecy: 'string', rate: 'number', duration: 'number' } as const
const permanentTerms = { permCurrecy: 'string', permRate: 'number' } as const

/** The offer form. Rates are whole units per hour and per year, the duration is in months. Rules: API-2, CONV-26, CONV-30. */
export const offerForm = z
  .object({
    description: requiredText(OFFER_TEXT_MAX_LENGTH, { minLength: OFFER_TEXT_MIN_LENGTH }),
    workplaceType: constrained(knownChoice(workplaces), present),
    opportunityType: constrained(knownChoice(opportunities), present),
    location: requiredText(OFFER_TEXT_MAX_LENGTH, { minLength: OFFER_TEXT_MIN_LENGTH }),
    currecy: knownChoice(currencies).optional(),
    rate: rate.optional(),
    permCurrecy: knownChoice(currencies).optional(),
    permRate: rate.optional(),
    duration: months.optional(),
    startDate: constrained(dateText, startDay),
  })
  .meta({
    id: 'OfferForm',
    ...cases(
      { when: { opportunityType: 'Contract' }, needs: contractTerms },
      { when: { opportunityType: 'Permanent' }, needs: permanentTerms },
      { when: { opportunityType: 'Permanent or Contract' }, needs: { ...contractTerms, ...permanentTerms } },
    ),
  })

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
    recipient_uuid: idText,
    subject: nullableText.optional(),
    has_offer: flag.optional(),
    message: nullableText.optional(),
    offer_content: offerField,
    doc: constrained(nullableText, { pattern: FILE_PATTERN }).optional(),
  })
  .meta({ id: 'NewConversation' })

const answerNote = constrained(text, { maxLength: DECLINE_NOTE_MAX_LENGTH })

const terms = z
  .object({
    rate,
    permRate: rate,
    duration: months,
    startDate: constrained(nullableText, startDay),
    workplaceType: knownChoice(workplaces),
    note: answerNote,
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
    note: answerNote,
    share_note: flag,
    reason: constrained(text, { enum: Object.keys(declineReasons) }),
    terms,
  })
  .partial()
  .meta({
    id: 'ConversationChange',
    ...cases(
      { when: { status: 'declined' }, needs: { reason: 'string' } },
      ...conversationStatus.options.filter((status) => status !== 'declined').map((status) => ({ when: { status } })),
      { needs: { archive: 'boolean' } },
      { needs: { shared: 'boolean' } },
    ),
  })

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

/** A search in conversations; without words it finds nothing. Rule: CONV-68. */
export const conversationSearchQuery = pageQuery.extend({
  q: constrained(text, { maxLength: CONVERSATION_SEARCH_MAX_LENGTH }),
})

/** What a search found: each conversation, and the newest message with the words; null if they are in the name or the offer. Rule: CONV-68. */
export const conversationSearchResults = z.object({
  results: z.array(z.object({ conversation, message: message.nullable() })),
  next_cursor: z.string().nullable(),
})

export type ConversationSearchWire = z.output<typeof conversationSearchResults>
export type ConversationWire = z.output<typeof conversation>
export type OfferContentWire = z.output<typeof offerContent>
export type OfferFormWire = z.output<typeof offerForm>
export type ConversationChangeWire = z.output<typeof conversationChange>
export type ConversationListWire = z.output<typeof conversationList>
