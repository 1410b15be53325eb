import type { ProductEvent } from '../product-event.ts'
import { type Account, deviceName } from '../../identity/index.ts'
import { accountSettingsLink, companySettingsLink, dashboardLink, resumeLink, type Links } from '../links.ts'
import type { Mail } from '../mail/mailer.port.ts'
import type { NotificationPreferences } from '../in-app/notification.port.ts'
import { availabilityMessage, vettingMessage } from '../system-messages/system-message-drafts.ts'

/** A mail without key and recipient; `preference` is null if it cannot be switched off. */
export interface MailDraft extends Pick<Mail, 'subject' | 'paragraphs' | 'action' | 'attachments'> {
  readonly preference: keyof NotificationPreferences | null
  /** What the ledger keeps of a subject that has a code, an address, or the name of another person. Rule: MOD-60. */
  readonly loggedSubject?: string
}

/** The mail with the link that verifies an address. */
export const verificationMail = (account: Account, link: string): MailDraft | null =>
  account.emailVerifiedAt !== null
    ? null
    : {
        preference: null,
        subject: 'Confirm your email address',
        paragraphs: [
          `Hello ${account.firstName},`,
          'please confirm that this address is yours. The link works once, for 24 hours.',
          'If you did not sign up for Guildhall, you can ignore this mail.',
        ],
        action: { label: 'Confirm address', url: link },
      }

const welcome = (account: Account, links: Links): MailDraft => {
  const employer = account.userType === 'employer'
  return {
    preference: 'system',
    subject: 'Welcome to Guildhall',
    paragraphs: [
      `Hello ${account.firstName},`,
      employer
        ? 'your account is ready. Complete your account and company, and you can write to contractors.'
        : 'your account is ready. Complete your profile, and employers can find you.',
    ],
    action: employer
      ? { label: 'Complete your company', url: companySettingsLink(links) }
      : { label: 'Complete your profile', url: resumeLink(links) },
  }
}

const newSignIn = (account: Account, userAgent: string, at: string, links: Links): MailDraft => ({
  preference: null,
  subject: 'New sign-in to your account',
  paragraphs: [
    `Hello ${account.firstName},`,
    `your account was signed in to on a device that we have not seen before: ${deviceName(userAgent)}, ${at.slice(0, 16).replace('T', ' ')} UTC.`,
    'If that was not you, end the session in your settings and change your password.',
  ],
  action: { label: 'See your sessions', url: accountSettingsLink(links) },
})

const availability = (account: Account, days: number, links: Links): MailDraft => {
  const { text, title } = availabilityMessage(days)
  return {
    preference: 'system',
    subject: title,
    paragraphs: [`Hello ${account.firstName},`, text],
    action: { label: 'Confirm availability', url: dashboardLink(links) },
  }
}

const vetting = (account: Account, to: string, message: string | null, links: Links): MailDraft | null => {
  const content = vettingMessage(to)
  return content === null
    ? null
    : {
        preference: 'system',
        subject: content.title,
        paragraphs: [`Hello ${account.firstName},`, content.text, ...(message === null ? [] : [{ quote: message }])],
        action: { label: 'See your profile', url: resumeLink(links) },
      }
}

/** The mail of an event about a person's own account; null for none. Rules: NOTE-11, NOTE-16. */
export const accountMail = (event: ProductEvent, account: Account, links: Links): MailDraft | null => {
  switch (event.type) {
    case 'verification-requested':
      return verificationMail(account, event.link)
    case 'email-verified':
      return welcome(account, links)
    case 'vetting-changed':
      return vetting(account, event.to, event.message, links)
    case 'availability-unconfirmed':
      return availability(account, event.days, links)
    case 'session-started':
      return event.newDevice ? newSignIn(account, event.userAgent, event.at, links) : null
    default:
      return null
  }
}
