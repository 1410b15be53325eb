import type { EventOf, EventType, ProductEvent } from '../product-event.ts'
import { formatDay } from '../../shared/index.ts'
import type { Account } from '../../identity/index.ts'
import type { MailDraft } from './account-mails.ts'
import { dashboardLink, logInLink, teamSettingsLink, type Links } from '../links.ts'

type Fact<T extends EventType> = EventOf<T>

/** The roles as used in sentences, with their articles. Rule: COMP-6. */
const ROLE_LABELS: Readonly<Record<string, string>> = {
  admin: 'an admin',
  recruiter: 'a recruiter',
  viewer: 'a viewer',
  billing: 'a billing manager',
}
const formatRole = (role: string): string => ROLE_LABELS[role] ?? `a ${role}`

const roleChanged = (event: Fact<'member-role-changed'>, account: Account, links: Links): MailDraft => ({
  preference: null,
  subject: `Your role at ${event.companyName} has changed`,
  paragraphs: [
    `Hello ${account.firstName},`,
    `you are now ${formatRole(event.to)} of ${event.companyName}; before, you were ${formatRole(event.from)}.`,
  ],
  action: { label: 'Open Guildhall', url: dashboardLink(links) },
})

const removed = (event: Fact<'member-removed'>, account: Account, links: Links): MailDraft => {
  const left = event.byAccountUuid === event.accountUuid
  const text = left
    ? `you have left the team of ${event.companyName}. Your conversations have passed to an admin.`
    : event.toAccountUuid === null
      ? `${event.companyName} has left Guildhall, so its team and its conversations have ended.`
      : `an admin has removed you from the team of ${event.companyName}. Your conversations have passed to them.`
  return {
    preference: null,
    subject: left ? `You have left ${event.companyName}` : `You are no longer in the team of ${event.companyName}`,
    paragraphs: [`Hello ${account.firstName},`, text, 'You keep your account, and any company can invite you.'],
    action: { label: 'Log in', url: logInLink(links) },
  }
}

/** The mail to a member about their membership; it cannot be switched off. Null for none. Rules: NOTE-6, NOTE-11. */
export const memberMail = (event: ProductEvent, account: Account, links: Links): MailDraft | null => {
  switch (event.type) {
    case 'member-role-changed':
      return roleChanged(event, account, links)
    case 'member-removed':
      return removed(event, account, links)
    default:
      return null
  }
}

/** The mail with an invite's link, to an address that may have no account. Rules: COMP-24, NOTE-11. */
export const inviteMail = (event: Fact<'invite-sent'>, link: string): MailDraft => ({
  preference: null,
  subject: `${event.inviterName} invites you to ${event.companyName}`,
  loggedSubject: `An invite to ${event.companyName}`,
  paragraphs: [
    'Hello there,',
    `${event.inviterName} invites you to join the team of ${event.companyName} on Guildhall as ${formatRole(event.role)}.`,
    `The link works until ${formatDay(new Date(event.expiresAt))}. If you do not know what this is about, you can ignore this mail.`,
  ],
  action: { label: 'See the invite', url: link },
})

/** The mail to an admin when somebody asks for a new link. Rule: COMP-30. */
export const inviteRenewalMail = (event: Fact<'invite-renewal-asked'>, account: Account, links: Links): MailDraft => ({
  preference: 'system',
  subject: `${event.email} asks for a new invite`,
  loggedSubject: 'Somebody asks for a new invite',
  paragraphs: [
    `Hello ${account.firstName},`,
    `the invite of ${event.email} to the team of ${event.companyName} has expired, and they ask for a new one.`,
  ],
  action: { label: 'Refresh the invite', url: teamSettingsLink(links) },
})
