import type { EventOf } from '../product-event.ts'
import type { Account } from '../../identity/index.ts'
import type { Mail } from '../mail/mailer.port.ts'

/** The mail with a question to the operators, with everything that a reply needs. Its key is the event's, so that it is sent once. */
export const supportMail = (
  event: EventOf<'help-asked'>,
  { email, firstName, lastName, userType, uuid }: Account,
): Mail => ({
  key: `${event.uuid}:help`,
  to: event.to,
  note: {
    kind: event.type,
    jobUuid: event.uuid,
    accountUuid: null,
    recipient: event.to,
    subject: 'A question to support',
    event: null,
  },
  subject: `Help: ${firstName} ${lastName}`,
  paragraphs: [
    `${firstName} ${lastName} (${userType}) asks:`,
    { quote: event.message },
    `Please answer to ${email}. The account is ${uuid}.`,
    ...(event.page === null ? [] : [`They were on this page: ${event.page}`]),
    ...(event.reference === null ? [] : [`The reference of what they saw: ${event.reference}`]),
  ],
  action: null,
  unsubscribeUrl: null,
})
