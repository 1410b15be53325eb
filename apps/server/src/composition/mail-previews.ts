import type { Account } from '@guildhall/domain/identity'
import { type MailSamples, mailTemplates } from '@guildhall/domain/notifications'
import { type MailFooter, renderMail } from '@guildhall/mail'
import type { MailPreview } from '@guildhall/koa'

const NOW = new Date('2026-03-02T09:00:00.000Z')

const contractor: Account = {
  uuid: '01900000-0000-7000-8000-000000000001',
  userType: 'contractor',
  email: 'thandeka@example.com',
  firstName: 'Thandeka',
  lastName: 'Mkhize',
  mobile: null,
  passwordHash: '',
  emailVerifiedAt: NOW,
  firstLoginAt: NOW,
  justVerified: false,
  profileJustVerified: false,
  signUpStep: 'complete',
  attribution: {},
  signUpCompletedAt: NOW,
  companyUuid: null,
  profileImage: null,
  suspendedAt: null,
  deletionRequestedAt: null,
  createdAt: NOW,
}
const companyUuid = '01900000-0000-7000-8000-000000000003'
const employer: Account = {
  ...contractor,
  uuid: '01900000-0000-7000-8000-000000000002',
  userType: 'employer',
  email: 'dana@kestrel.example',
  firstName: 'Dana',
  lastName: 'Whitfield',
  companyUuid,
}

const conversation: MailSamples['conversation'] = {
  conversation: {
    uuid: '01900000-0000-7000-8000-000000000004',
    companyUuid,
    contractorUuid: contractor.uuid,
    senderUuid: employer.uuid,
    status: 'pending',
    offer: {
      description: 'Rebuild the pipeline that tells our drivers where the next load is, with a team of four.',
      workplaceType: 'Remote',
      opportunityType: 'Contract',
      location: 'Anywhere',
      currency: 'USD',
      rate: 60,
      permCurrency: null,
      permRate: null,
      duration: 6,
      startDate: '2026-04-01',
    },
    doc: null,
    docName: null,
    declineReason: null,
    declineNote: null,
    declineNoteShared: false,
    proposedTerms: null,
    changedBy: null,
    createdAt: NOW,
    statusAt: NOW,
    expiresAt: new Date('2026-03-16T09:00:00.000Z'),
    shared: false,
    contactSharedAt: null,
    remindedDay: 0,
    lastSequence: 0,
  },
  sender: { ...employer, picture: null, title: 'Admin' },
  contractor: { ...contractor, picture: null, title: 'Analytics engineer' },
  company: {
    uuid: companyUuid,
    name: 'Kestrel Freight',
    website: 'https://kestrel.example',
    image: null,
    employeeCount: '11-50',
    verification: 'domain_verified',
  },
}

/** Every mail that the product sends, with sample data, for the developer page. */
export const createMailPreviews = (footer: MailFooter): readonly MailPreview[] => {
  const samples: MailSamples = { contractor, employer, conversation, links: { publicUrl: footer.publicUrl }, now: NOW }
  return mailTemplates.flatMap(({ name, category: occasion, sample }) => {
    const draft = sample(samples)
    if (draft === null) return []
    const { preference, ...words } = draft
    const unsubscribeUrl = preference === null ? null : `${footer.publicUrl}/unsubscribe?token=sample`
    const mail = { ...words, key: name, to: contractor.email, unsubscribeUrl }
    const { html: light, text } = renderMail(mail, footer, 'light')
    return [
      { name, occasion, preference, subject: draft.subject, text, light, dark: renderMail(mail, footer, 'dark').html },
    ]
  })
}
