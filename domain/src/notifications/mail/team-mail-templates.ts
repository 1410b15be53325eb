import type { ProductEvent, ProductFact } from '../product-event.ts'
import { inviteLink } from '../links.ts'
import type { MailSamples, MailTemplate } from './mail-template.ts'
import { inviteMail, memberMail, inviteRenewalMail } from '../mail-content/team-mails.ts'

const event = <T extends ProductFact>({ now }: MailSamples, fact: T): T & Pick<ProductEvent, 'uuid' | 'at'> => ({
  uuid: 'sample',
  at: now.toISOString(),
  ...fact,
})

const ofMember = (name: string, fact: (accountUuid: string, companyName: string) => ProductFact): MailTemplate => ({
  name,
  category: 'team',
  sample: (samples) => {
    const { conversation, employer, links } = samples
    return memberMail(event(samples, fact(employer.uuid, conversation.company.name)), employer, links)
  },
})

const inviting = ({ conversation: { company } }: MailSamples) => ({
  companyUuid: company.uuid,
  companyName: company.name,
  inviteUuid: 'sample',
  email: 'sam@hire.example',
})

/** The mails about teams and invites, with sample data. Rule: NOTE-10. */
export const teamMailTemplates: readonly MailTemplate[] = [
  ofMember('role-changed', (accountUuid, companyName) => ({
    type: 'member-role-changed',
    companyUuid: 'sample',
    companyName,
    accountUuid,
    byAccountUuid: 'sample',
    from: 'viewer',
    to: 'recruiter',
  })),
  ofMember('member-removed', (accountUuid, companyName) => ({
    type: 'member-removed',
    companyUuid: 'sample',
    companyName,
    accountUuid,
    memberName: 'Sam Okafor',
    byAccountUuid: 'sample',
    toAccountUuid: 'sample',
  })),
  {
    name: 'invite',
    category: 'team',
    sample: (samples) =>
      inviteMail(
        event(samples, {
          type: 'invite-sent',
          ...inviting(samples),
          role: 'recruiter',
          inviterName: `${samples.employer.firstName} ${samples.employer.lastName}`,
          secretUuid: 'sample',
          expiresAt: samples.now.toISOString(),
        }),
        inviteLink(samples.links, 'sample'),
      ),
  },
  {
    name: 'invite-renewal',
    category: 'invite-renewals',
    sample: (samples) =>
      inviteRenewalMail(
        event(samples, { type: 'invite-renewal-asked', ...inviting(samples), adminUuids: [] }),
        samples.employer,
        samples.links,
      ),
  },
]
