import type { ConversationWire, OfferContentWire } from '../wire/conversation.ts'
import type { MessageWire } from '../wire/message.ts'
import { COMPANY, CONTRACTOR, CONVERSATION, EMPLOYER, NOW } from './people.ts'

export const offerExample: OfferContentWire = {
  description: 'Rebuild our freight billing pipeline on dbt and Airflow, with two engineers of ours.',
  workplaceType: 'Remote',
  opportunityType: 'Contract',
  location: 'Anywhere',
  currecy: 'USD',
  rate: 38,
  permCurrecy: null,
  permRate: null,
  duration: 5,
  startDate: '2026-12-07',
}

export const messageExample: MessageWire = {
  uuid: '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b07',
  conversation_uuid: CONVERSATION,
  sequence: 1,
  kind: 'text',
  sender_uuid: EMPLOYER,
  own: true,
  message: 'Great to have you, Thandeka.',
  doc: null,
  client_id: 'a1',
  viewed: true,
  viewedByOther: false,
  sentAt: NOW,
  editedAt: null,
  deletedAt: null,
}

export const conversationExample: ConversationWire = {
  uuid: CONVERSATION,
  archived: false,
  status: 'pending',
  statusAt: NOW,
  createdAt: NOW,
  expiresAt: '2026-12-04T13:40:00.000Z',
  unreadCount: 0,
  firstUnread: null,
  messages: [],
  next_cursor: null,
  subject: null,
  has_offer: true,
  offer_content: offerExample,
  doc: null,
  readByOther: 0,
  readByMe: 0,
  company: {
    uuid: COMPANY,
    name: 'Kestrel Freight',
    website: 'https://kestrelfreight.example',
    companyImage: null,
    employeeCount: '11-50',
    verification: 'domain_verified',
  },
  sender: { uuid: EMPLOYER, firstName: 'Dana', lastName: 'Whitfield', picture: null, title: 'Admin' },
  contractor: {
    uuid: CONTRACTOR,
    firstName: 'Thandeka',
    lastName: 'Mkhize',
    picture: null,
    title: 'Analytics engineer',
  },
  contactState: { status: 'pending', at: NOW, by: 'Dana Whitfield', conversationUuid: CONVERSATION },
  decline: null,
  proposedTerms: null,
  possibleStatuses: ['withdrawn', 'blocked'],
  canReply: false,
  canReopen: false,
}
