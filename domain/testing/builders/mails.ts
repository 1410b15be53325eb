import type { Mail, MailNote } from '../../src/index.ts'
import { thandi } from './hiring-fixture.ts'

/** What a ledger keeps of a welcome to Thandi. */
export const aMailNote = (changes: Partial<MailNote> = {}): MailNote => ({
  kind: 'email-verified',
  jobUuid: '01900000-0000-7000-8000-000000000701',
  accountUuid: thandi.uuid,
  recipient: thandi.email,
  subject: 'Welcome to Guildhall',
  event: null,
  ...changes,
})

/** A request, with a text that has to be escaped. */
export const aMail = (changes: Partial<Mail> = {}): Mail => ({
  key: 'request:1',
  to: 'thandeka@example.com',
  subject: 'Zoë <b>Whitfield</b> sent you a request',
  paragraphs: ['Hello Thandeka,', { quote: '“Rebuild our pipeline” & more – für immer.' }],
  action: { label: 'See the request', url: 'https://hire.example/connect/1?a=1&b=2' },
  unsubscribeUrl: 'https://hire.example/unsubscribe?token=x.y',
  note: aMailNote({ kind: 'conversation-started', subject: 'Somebody sent you a request' }),
  ...changes,
})
