import type { SentMail } from '../api/use-mails.ts'

const mail = (number: number, changes: Partial<SentMail>): SentMail => ({
  uuid: `0199a1f4-7c1e-7a53-9c3d-00000000ab0${number}`,
  kind: 'conversation-started',
  accountUuid: '0199a1f4-7c1e-7a53-9c3d-000000000601',
  recipientName: 'Thandeka Mkhize',
  recipient: 'thandeka@example.com',
  subject: 'Kestrel Freight would like to talk to you',
  state: 'sent',
  attempts: 1,
  error: null,
  at: '2026-03-02T08:40:00.000Z',
  isParked: false,
  isRepeatable: true,
  ...changes,
})

/** Mails in every state, the newest first. */
export const sampleMails: readonly SentMail[] = [
  mail(1, {}),
  mail(2, {
    kind: 'password-changed',
    subject: 'Your password was changed',
    at: '2026-03-02T08:10:00.000Z',
    isRepeatable: false,
  }),
  mail(3, {
    kind: 'message-unread',
    subject: 'New message from Kestrel Freight',
    state: 'refused',
    error: 'The mail server refused it for good: 550 5.1.1 No such user here',
    at: '2026-03-01T16:20:00.000Z',
  }),
  mail(4, {
    kind: 'invoice-issued',
    recipientName: 'Dana Whitfield',
    recipient: 'dana@kestrel.example',
    subject: 'Your invoice GH-000041',
    state: 'waiting',
    attempts: 14,
    error: 'The mail server does not answer (ECONNREFUSED)',
    at: '2026-03-01T15:00:00.000Z',
    isRepeatable: false,
  }),
  mail(5, {
    kind: 'invite-sent',
    accountUuid: null,
    recipientName: null,
    recipient: 'new.colleague@kestrel.example',
    subject: 'An invite to Kestrel Freight',
    state: 'waiting',
    attempts: 7_200,
    error: 'The mail server could not take it now: 451 Try again later',
    at: '2026-02-28T15:00:00.000Z',
    isParked: true,
    isRepeatable: false,
  }),
  mail(6, {
    kind: 'account-erased',
    accountUuid: null,
    recipientName: null,
    recipient: null,
    subject: 'Your account is deleted',
    at: '2026-02-27T02:20:00.000Z',
    isRepeatable: false,
  }),
]
