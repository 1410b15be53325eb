import type { ConversationWire, MessageWire } from '@guildhall/rest-contract/client'
import { entryFromWire, type OpenConversation, openConversationFromWire } from '../api/from-wire.ts'
import type { ConversationReader } from '../reader.ts'
import {
  alHashimi,
  bluegum,
  callum,
  contractor,
  dana,
  ferrymead,
  ines,
  johan,
  kestrel,
  longCompany,
  longName,
  lumen,
  noor,
  offer,
  oranje,
  priya,
  saoirse,
} from './sample-people.ts'

export const contractorReader: ConversationReader = {
  accountUuid: contractor.uuid,
  side: 'contractor',
  role: null,
  name: 'Thandeka Mkhize',
  picture: null,
  rates: { date: '2026-11-20', base: 'usd', rates: { usd: 1, zar: 18.37, aud: 1.53 } },
  expectedRates: { exactRate: 900, currency: 'ZAR', permanentExactRate: null, permanentCurrency: null },
  canWrite: true,
  plan: null,
}

export const employerReader: ConversationReader = {
  ...contractorReader,
  accountUuid: dana.uuid,
  side: 'employer',
  role: 'recruiter',
  plan: { reason: null, replyUntil: null },
  name: 'Dana Whitfield',
  expectedRates: null,
}

const uuidOf = (number: number): string => `0199a1f4-7c1e-7a53-9c3d-0000000003${String(number).padStart(2, '0')}`

/** A conversation of the wire: a pending request, unless changed. */
export const conversation = (number: number, changes: Partial<ConversationWire>): ConversationWire => {
  const status = changes.status ?? 'pending'
  const createdAt = changes.createdAt ?? '2026-11-20T13:40:00.000Z'
  const statusAt = changes.statusAt ?? createdAt
  return {
    uuid: uuidOf(number),
    archived: false,
    firstUnread: null,
    shared: false,
    contactSharedAt: null,
    contact: null,
    createdAt,
    expiresAt: new Date(Date.parse(createdAt) + 14 * 86_400_000).toISOString(),
    unreadCount: 0,
    messages: [],
    next_cursor: null,
    subject: null,
    has_offer: true,
    offer_content: offer(),
    doc: null,
    doc_name: null,
    readByOther: 0,
    readByMe: 0,
    company: kestrel,
    sender: dana,
    contractor,
    decline: null,
    proposedTerms: null,
    possibleStatuses: status === 'pending' ? ['active', 'declined', 'blocked'] : ['closed', 'blocked'],
    canReply: status === 'active',
    canReopen: false,
    ...changes,
    status,
    statusAt,
    contactState: { status, at: statusAt, by: 'Dana Whitfield', conversationUuid: uuidOf(number) },
  }
}

/** A message of the wire by its sender and time. */
export const message = (
  sequence: number,
  senderUuid: string | null,
  sentAt: string,
  text: string,
  changes: Partial<MessageWire> = {},
): MessageWire => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-000000${String(sequence).padStart(6, '0')}`,
  conversation_uuid: uuidOf(2),
  sequence,
  kind: senderUuid === null ? 'system' : 'text',
  sender_uuid: senderUuid,
  own: false,
  message: text,
  doc: null,
  docs: [],
  client_id: null,
  viewed: true,
  viewedByOther: false,
  sentAt,
  editedAt: null,
  deletedAt: null,
  ...changes,
})

export const chat: readonly MessageWire[] = [
  message(
    1,
    callum.uuid,
    '2026-11-16T09:14:00.000Z',
    'Great to have you, Thandeka. I have asked for your Snowflake access; it should arrive by tomorrow.',
  ),
  message(
    2,
    contractor.uuid,
    '2026-11-16T09:31:00.000Z',
    'Thank you. I will read the roster schema this week and bring questions on Tuesday.',
  ),
  message(
    3,
    contractor.uuid,
    '2026-11-16T09:33:00.000Z',
    'Here is how I usually lay out a first model, so you know what to expect: https://models.example/first-outline',
  ),
  message(4, callum.uuid, '2026-11-20T12:04:00.000Z', 'This is exactly what we hoped for.'),
  message(
    5,
    callum.uuid,
    '2026-11-20T12:05:00.000Z',
    'Could you look at the two models I marked in the outline before Tuesday? The second one joins shifts across midnight and I am not sure it is right.',
  ),
  message(6, callum.uuid, '2026-11-20T12:06:00.000Z', 'No hurry today.'),
]

export const talking = conversation(2, {
  status: 'active',
  createdAt: '2026-11-16T08:02:00.000Z',
  statusAt: '2026-11-16T09:00:00.000Z',
  company: bluegum,
  sender: callum,
  offer_content: offer({
    description: 'Two data models for our clinic roster, dbt on Snowflake, reviewed with our analysts every Tuesday.',
    currecy: 'AUD',
    rate: 78,
    duration: 4,
    startDate: '2026-12-01',
  }),
  unreadCount: 3,
  readByMe: 3,
  readByOther: 3,
  messages: [...chat],
})

export const request = conversation(1, {})

export const requestThatWaits = conversation(3, {
  createdAt: '2026-11-12T08:00:00.000Z',
  company: oranje,
  sender: johan,
  offer_content: offer({
    description: 'Meter data platform for three provinces',
    currecy: 'ZAR',
    rate: 940,
    workplaceType: 'Hybrid',
    location: 'Centurion',
    duration: 6,
    startDate: '2027-01-11',
  }),
})

export const inbox: readonly ConversationWire[] = [
  request,
  { ...talking, messages: chat.slice(-1) },
  conversation(4, {
    status: 'active',
    createdAt: '2026-11-01T08:00:00.000Z',
    company: lumen,
    sender: ines,
    messages: [
      message(9, contractor.uuid, '2026-11-19T10:00:00.000Z', 'Sounds right. I will send the outline on Monday.'),
    ],
  }),
  requestThatWaits,
  conversation(5, {
    status: 'declined',
    createdAt: '2026-11-01T08:00:00.000Z',
    statusAt: '2026-11-02T08:00:00.000Z',
    company: ferrymead,
    sender: saoirse,
    offer_content: offer({
      description: 'Reservoir telemetry, on-site in Perth',
      workplaceType: 'On-site',
      location: 'Perth',
    }),
    decline: { reason: 'location_or_workplace', label: 'Location or workplace does not fit', note: null },
    possibleStatuses: ['active', 'blocked'],
  }),
  conversation(6, {
    status: 'closed',
    createdAt: '2026-08-01T08:00:00.000Z',
    statusAt: '2026-10-28T08:00:00.000Z',
    sender: priya,
    canReopen: true,
    possibleStatuses: ['active', 'blocked'],
    messages: [message(30, priya.uuid, '2026-10-28T08:00:00.000Z', 'Invoice is on its way. It was a pleasure.')],
  }),
]

export const longInbox: readonly ConversationWire[] = [
  conversation(7, { sender: longName, company: longCompany }),
  conversation(8, {
    status: 'active',
    sender: noor,
    company: alHashimi,
    unreadCount: 128,
    messages: [
      message(
        128,
        noor.uuid,
        '2026-11-20T11:00:00.000Z',
        'مرحبا ثانديكا، هل يمكنك إرسال المخطط قبل يوم الثلاثاء؟ شكرا جزيلا لك',
      ),
    ],
  }),
  ...inbox,
]

export const sampleEntries = (wires: readonly ConversationWire[], side: ConversationReader['side'] = 'contractor') =>
  wires.map((wire) => entryFromWire(wire, side))

export const sampleOpenConversation = (
  wire: ConversationWire,
  side: ConversationReader['side'] = 'contractor',
): OpenConversation => {
  const open = openConversationFromWire([wire], side)
  if (open === null) throw new Error('A conversation has at least one page')
  return open
}
