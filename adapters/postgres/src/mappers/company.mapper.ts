import type { Company, TeamMember } from '@guildhall/domain/companies'
import { mapColumns } from './map-columns.ts'

export const companyMapper = mapColumns<Company>()([
  'uuid',
  'name',
  'website',
  'email',
  'mobile',
  'image',
  'employeeCount',
  'seats',
  'nextSeats',
  'billedAnnually',
  'accountType',
  'trialEndsAt',
  'trialStartedAt',
  'freeContactsUsed',
  'subscriptionStatus',
  'paidUntil',
  'invoicePending',
  'waitingInvoiceNumber',
  'waitingInvoiceDueAt',
  'countryCode',
  'verification',
  'hiringPlans',
  'createdAt',
])

/** A membership joined with its account. */
export const teamMemberMapper = mapColumns<TeamMember>()([
  'uuid',
  'companyUuid',
  'role',
  'firstName',
  'lastName',
  'email',
  'verified',
  'suspended',
  'profileImage',
])
