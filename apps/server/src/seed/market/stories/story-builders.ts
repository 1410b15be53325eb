import type { Offer } from '@guildhall/domain/conversations'
import { daysBefore } from '../calendar.ts'
import type { StoryConversation, StoryMessage } from '../stories.types.ts'

const MINUTES_PER_DAY = 1_440

/** Times of a story, counted back from now. */
export interface StoryClock {
  readonly ago: (days: number, minutes?: number) => Date
  /** A day ahead, as YYYY-MM-DD. */
  readonly dayIn: (days: number) => string
}

export const createStoryClock = (now: Date): StoryClock => ({
  ago: (days, minutes = 0) => daysBefore(now, days + minutes / MINUTES_PER_DAY),
  dayIn: (days) => daysBefore(now, -days).toISOString().slice(0, 10),
})

export const textMessage = (from: string, sentAt: Date, body: string): StoryMessage => ({
  from,
  kind: 'text',
  body,
  sentAt,
})
export const systemMessage = (sentAt: Date, body: string): StoryMessage => ({
  from: null,
  kind: 'system',
  body,
  sentAt,
})
export const contractOffer = (
  description: string,
  currency: 'AUD' | 'USD' | 'ZAR',
  rate: number,
  duration: number,
  startDate: string,
  place: Partial<Offer> = {},
): Offer => ({
  description,
  workplaceType: 'Remote',
  opportunityType: 'Contract',
  location: 'Anywhere',
  currency,
  rate,
  permCurrency: null,
  permRate: null,
  duration,
  startDate,
  ...place,
})
type StoryInput = Pick<
  StoryConversation,
  'key' | 'companyKey' | 'senderKey' | 'contractorKey' | 'status' | 'offer' | 'createdAt' | 'statusAt'
> &
  Partial<StoryConversation>
export const createStory = (story: StoryInput): StoryConversation => ({
  openedAt: null,
  declineReason: null,
  declineNote: null,
  declineNoteShared: false,
  proposedTerms: null,
  changedBy: null,
  messages: [],
  unread: { employer: 0, contractor: 0 },
  ...story,
})
