import type { CompanyDetails } from '@guildhall/domain/companies'
import type { SessionCompany } from '@guildhall/domain/onboarding'
import type { Entitlements } from '@guildhall/domain/plans'
import { TRIAL_FREE_CONTACTS } from '@guildhall/domain/plans'
import type { CompanyFormWire, CompanyWire, EntitlementsWire } from '@guildhall/rest-contract'
import { definedFields } from './field-names.ts'

const toEntitlementsWire = (rights: Entitlements): EntitlementsWire => ({
  search: rights.search,
  contact: rights.contact,
  bookmarks: rights.bookmarks,
  seats: rights.seats,
  freeContactsLeft: rights.freeContactsLeft,
  freeContactsTotal: TRIAL_FREE_CONTACTS,
  replyUntil: rights.replyUntil?.toISOString() ?? null,
  reason: rights.reason,
})

const toWaitingInvoiceWire = ({
  waitingInvoiceDueAt: dueAt,
  waitingInvoiceNumber: number,
}: SessionCompany['company']): CompanyWire['waitingInvoice'] =>
  number === null || dueAt === null ? null : { number, dueAt: dueAt.toISOString() }

/** 'dd MMMM yyyy', in UTC. Rule: BASE-5. */
const longDates = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The employer's own company. A running paid plan counts as one active subscription, a cancelled one as none. Rule: BILL-6. */
export const toCompanyWire = ({ company, entitlements, member, missing }: SessionCompany): CompanyWire => {
  const isRunning = company.subscriptionStatus === 'active' || company.subscriptionStatus === 'past_due'
  const nextInstallment = isRunning ? company.paidUntil : null
  return {
    uuid: company.uuid,
    name: company.name,
    website: company.website,
    email: company.email,
    mobile: company.mobile,
    companyImage: company.image,
    employeeCount: company.employeeCount,
    seats: company.seats,
    billedAnually: company.billedAnnually,
    includeTrial: company.trialEndsAt?.toISOString() ?? null,
    isAdmin: member.role === 'admin',
    role: member.role,
    activeSubscription: isRunning ? 1 : 0,
    subscriptionStatus: company.subscriptionStatus,
    nextInstallment: nextInstallment?.toISOString() ?? null,
    readableNextInstallment: nextInstallment === null ? null : longDates.format(nextInstallment),
    paidUntil: company.paidUntil?.toISOString() ?? null,
    accountType: company.accountType,
    invoicePending: company.invoicePending,
    waitingInvoice: toWaitingInvoiceWire(company),
    verification: company.verification,
    entitlements: toEntitlementsWire(entitlements),
    missingForContact: missing.map(({ canFix, part }) => ({ part, canMend: canFix })),
  }
}

/** The company's profile from the wire: only the fields that were sent. */
export const toCompanyDetails = (form: CompanyFormWire): CompanyDetails =>
  definedFields<Required<CompanyDetails>>({
    name: form.name,
    website: form.website,
    email: form.email,
    mobile: form.mobile,
  })
