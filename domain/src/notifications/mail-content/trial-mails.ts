import type { EventOf } from '../product-event.ts'
import type { CompanyDirectory } from '../../companies/index.ts'
import type { Account } from '../../identity/index.ts'
import type { Clock, Uuid } from '../../shared/index.ts'
import type { MailDraft } from './account-mails.ts'
import { subscriptionLink, type Links } from '../links.ts'
import { trialMessage, type TrialMessage } from '../system-messages/trial-messages.ts'

/** The recipients and the text of a trial notice; null if it does not apply any more. Rule: NOTE-17. */
export const createTrialNotice = async (
  { clock, companies }: { readonly clock: Clock; readonly companies: Pick<CompanyDirectory, 'find' | 'listTeam'> },
  { companyUuid, notice }: EventOf<'trial-notice'>,
): Promise<{ readonly admins: readonly Uuid[]; readonly message: TrialMessage } | null> => {
  const company = await companies.find(companyUuid)
  const words = company === null ? null : trialMessage(notice, company, clock.now())
  if (words === null) return null
  const team = await companies.listTeam(companyUuid)
  return { message: words, admins: team.filter(({ role }) => role === 'admin').map(({ uuid }) => uuid) }
}

/** The mail of a trial notice to one admin. */
export const trialMail = ({ text, title }: TrialMessage, account: Account, links: Links): MailDraft => ({
  preference: 'system',
  subject: title,
  paragraphs: [`Hello ${account.firstName},`, text],
  action: { label: 'See the plans', url: subscriptionLink(links) },
})
