import { addDays, REQUEST_EXPIRY_DAYS } from '../../src/index.ts'
import type { Conversation, Message, Offer, OfferForm } from '../../src/index.ts'
import { harbourWorks, rita, thandi } from './hiring-fixture.ts'
import { TEST_NOW } from './people.ts'

/** A valid contract offer. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  description: 'Build the booking engine of a ferry line with a team of four.',
  workplaceType: 'Remote',
  opportunityType: 'Contract',
  location: 'Anywhere',
  currency: 'USD',
  rate: 60,
  permCurrency: null,
  permRate: null,
  duration: 6,
  startDate: '2026-04-01',
  ...changes,
})

/** The same offer as a form. */
export const anOfferForm = (changes: Partial<OfferForm> = {}): OfferForm => ({ ...anOffer(), ...changes })

/** A pending request of Rita at Harbour Works to Thandi, created at `createdAt` (by default `TEST_NOW`). */
export const aConversation = (changes: Partial<Conversation> = {}): Conversation => {
  const createdAt = changes.createdAt ?? TEST_NOW
  return {
    uuid: '01900000-0000-7000-8000-000000000201',
    companyUuid: harbourWorks.uuid,
    contractorUuid: thandi.uuid,
    senderUuid: rita.uuid,
    status: 'pending',
    offer: anOffer(),
    doc: null,
    docName: null,
    declineReason: null,
    declineNote: null,
    declineNoteShared: false,
    proposedTerms: null,
    changedBy: null,
    createdAt,
    statusAt: createdAt,
    expiresAt: addDays(createdAt, REQUEST_EXPIRY_DAYS),
    shared: false,
    contactSharedAt: null,
    remindedDay: 0,
    lastSequence: 0,
    ...changes,
  }
}

/** A message of Thandi in the conversation of `aConversation`, without a sequence. */
export const aMessage = (changes: Partial<Message> = {}): Omit<Message, 'sequence'> => ({
  uuid: '01900000-0000-7000-8000-000000000301',
  conversationUuid: aConversation().uuid,
  kind: 'text',
  senderUuid: thandi.uuid,
  body: 'Good morning',
  doc: null,
  docs: [],
  clientId: null,
  sentAt: TEST_NOW,
  editedAt: null,
  deletedAt: null,
  ...changes,
})
