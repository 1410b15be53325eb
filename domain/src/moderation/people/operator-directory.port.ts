import type { Company } from '../../companies/index.ts'
import type { SignUpStep, TeamRole, UserType } from '../../identity/index.ts'
import type { VettingStatus } from '../../profiles/index.ts'
import type { AuditAction, AuditDetails, Page, PageRequest, Uuid } from '../../shared/index.ts'

/** A person in the operators' list. */
export interface PersonEntry {
  readonly uuid: Uuid
  readonly userType: UserType
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Of an employer. */
  readonly companyName: string | null
  /** Of a contractor. */
  readonly vettingStatus: VettingStatus | null
  readonly emailVerifiedAt: Date | null
  readonly suspendedAt: Date | null
  readonly deletionRequestedAt: Date | null
  readonly createdAt: Date
}

/** A signed-in device. */
export interface PersonDevice {
  readonly uuid: Uuid
  readonly userAgent: string
  readonly address: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

/** Something that was done to a person or a company, by whom: an operator, a user, or nobody for the system. */
export interface LoggedAction {
  readonly uuid: Uuid
  readonly action: AuditAction
  readonly actorName: string | null
  readonly details: AuditDetails
  readonly at: Date
}

/** What operators see of a person. Rule: MOD-36. */
export interface PersonOverview extends PersonEntry {
  readonly mobile: string | null
  readonly signUpStep: SignUpStep
  readonly profileImage: string | null
  readonly firstLoginAt: Date | null
  /** The employer's company. */
  readonly company: { readonly uuid: Uuid; readonly name: string; readonly role: TeamRole } | null
  /** The contractor's profile. */
  readonly profile: { readonly jobTitle: string | null; readonly paused: boolean; readonly updatedAt: Date } | null
  readonly hasTwoFactor: boolean
  readonly passkeys: number
  /** Labels of the connected sign-in providers. */
  readonly providers: readonly string[]
  /** Those that have not ended, the last used first, at most 20. */
  readonly devices: readonly PersonDevice[]
  readonly conversations: number
  /** Reports that the person sent. */
  readonly reportsSent: number
  /** Reports of others about the person, their messages and their conversations. */
  readonly reportsReceived: number
  /** The last 20 entries about the person, newest first. */
  readonly log: readonly LoggedAction[]
}

/** A company in the operators' list. */
export interface CompanyEntry extends Pick<
  Company,
  'uuid' | 'name' | 'website' | 'verification' | 'accountType' | 'trialEndsAt' | 'subscriptionStatus' | 'createdAt'
> {
  /** Number of members. */
  readonly members: number
}

/** A member as operators see them. */
export interface CompanyMember {
  readonly uuid: Uuid
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly role: TeamRole
  readonly suspendedAt: Date | null
}

/** What operators see of a company. Rule: MOD-36. */
export interface CompanyOverview {
  readonly company: Company
  /** In the order in which they joined. */
  readonly team: readonly CompanyMember[]
  readonly conversations: number
  /** Invoices that wait for their payment. */
  readonly openInvoices: number
  /** Reports about the company. */
  readonly reportsReceived: number
  /** The last 20 entries about the company, newest first. */
  readonly log: readonly LoggedAction[]
}

/** What operators look up about people and companies. Erased accounts are in none of it. Rules: MOD-35, MOD-36. */
export interface OperatorDirectory {
  /**
   * People whose name or address contains the text, in any case, or whose id it is; all for an empty text. The newest account first.
   */
  findPeople(text: string, page: PageRequest): Promise<Page<PersonEntry>>
  /** The same for companies, by name, website and address. */
  findCompanies(text: string, page: PageRequest): Promise<Page<CompanyEntry>>
  readPerson(uuid: Uuid, now: Date): Promise<PersonOverview | null>
  readCompany(uuid: Uuid): Promise<CompanyOverview | null>
}
