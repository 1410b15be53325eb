import type { EventOf } from '../product-event.ts'
import type { Account } from '../../identity/index.ts'
import type { Mail } from '../mail/mailer.port.ts'

/** What somebody asks those who run the product, with all that an answer needs. Its key is the event's, so that it goes once. */
export const supportMail = (
  event: EventOf<'help-asked'>,
  { email, firstName, lastName, userType, uuid }: Account,
): Mail => ({
  key: `${event.uuid}:help`,
  to: event.to,
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
