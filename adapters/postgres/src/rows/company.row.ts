import { Model } from 'objection'

/** A row of `companies`. */
export class CompanyRow extends Model {
  static override readonly tableName = 'companies'
  static override readonly idColumn = 'uuid'
  declare uuid: string
  declare name: string
  declare website: string | null
  declare email: string | null
  declare mobile: string | null
  declare image: string | null
  declare employeeCount: '1-10' | '11-50' | '51-200' | '201-500' | '501-1000' | '1000+'
  declare seats: number
  declare nextSeats: number | null
  declare billedAnnually: boolean
  declare accountType: 'trial' | 'paid'
  declare trialEndsAt: Date | null
  declare trialStartedAt: Date | null
  declare freeContactsUsed: number
  declare subscriptionStatus: 'none' | 'active' | 'past_due' | 'cancelled' | 'suspended'
  declare paidUntil: Date | null
  declare invoicePending: boolean
  declare waitingInvoiceNumber: string | null
  declare waitingInvoiceDueAt: Date | null
  declare countryCode: string | null
  declare verification: 'unverified' | 'domain_verified' | 'verified'
  declare hiringPlans: { readonly roles: string; readonly howSoon: string; readonly howMany: number | null } | null
  declare createdAt: Date
}

/** A row of `company_members`. */
export class CompanyMemberRow extends Model {
  static override readonly tableName = 'company_members'
  static override readonly idColumn = 'accountUuid'
  declare accountUuid: string
  declare companyUuid: string
  declare role: 'admin' | 'recruiter' | 'viewer' | 'billing'
}
