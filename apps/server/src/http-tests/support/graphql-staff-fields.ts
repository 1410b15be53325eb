import type { OperatorPermission } from '@guildhall/domain/moderation'

/** Ids of one tenant. */
export interface TenantIds {
  readonly contractor: string
  readonly conversation: string
  readonly company: string
  readonly invoice: string
  readonly report: string
  readonly mail: string
  /** Jobs, one to retry and one to drop. */
  readonly retriedJob: string
  readonly droppedJob: string
}

/** A field of operators: the right that it needs, and its arguments. */
export interface StaffField {
  readonly args?: (ids: TenantIds) => string
  readonly right: OperatorPermission
}

/** What operators read by GraphQL, as the tests expect it. */
export const GRAPHQL_STAFF_QUERIES: Readonly<Record<string, StaffField>> = {
  staffVetting: { right: 'vet-profiles' },
  staffVettingReview: { right: 'vet-profiles', args: ({ contractor }) => `(contractorUuid: "${contractor}")` },
  staffVettingRules: { right: 'manage-vetting-rules' },
  staffVettingTrial: { right: 'manage-vetting-rules', args: () => '(rules: { changes: [RATES] })' },
  staffPeople: { right: 'see-users', args: () => '(first: 5)' },
  staffPerson: { right: 'see-users', args: ({ contractor }) => `(uuid: "${contractor}")` },
  staffCompanies: { right: 'see-companies', args: () => '(first: 5)' },
  staffCompany: { right: 'see-companies', args: ({ company }) => `(uuid: "${company}")` },
  staffReports: { right: 'handle-reports', args: () => '(first: 5)' },
  staffReport: { right: 'handle-reports', args: ({ report }) => `(uuid: "${report}")` },
  staffInvoices: { right: 'manage-invoices', args: () => '(first: 5)' },
  staffInvoice: { right: 'manage-invoices', args: ({ invoice }) => `(uuid: "${invoice}")` },
  staffList: { right: 'manage-lists', args: () => '(list: SKILLS)' },
  staffVettingReasons: { right: 'vet-profiles' },
  staffSynonyms: { right: 'manage-lists' },
  staffEmptySearches: { right: 'see-empty-searches' },
  staffMails: { right: 'see-mails', args: ({ contractor }) => `(accountUuid: "${contractor}", state: SENT)` },
  staffJobs: { right: 'run-machine', args: () => '(first: 5)' },
  staffSystem: { right: 'run-machine' },
  staffAnnouncements: { right: 'announce', args: () => '(first: 5)' },
  staffLog: { right: 'see-audit-log', args: () => '(first: 5, owner: OPERATORS)' },
  staffNumbers: { right: 'see-numbers', args: () => '(weeks: 12)' },
}

/** What operators do by GraphQL. */
export const GRAPHQL_STAFF_MUTATIONS: Readonly<Record<string, StaffField>> = {
  staffClaimProfile: { right: 'vet-profiles', args: ({ contractor }) => `(contractorUuid: "${contractor}")` },
  staffReleaseProfile: { right: 'vet-profiles', args: ({ contractor }) => `(contractorUuid: "${contractor}")` },
  staffDecideProfile: {
    right: 'vet-profiles',
    args: ({ contractor }) =>
      `(contractorUuid: "${contractor}", decision: APPROVED, seenAt: "2026-01-01T00:00:00.000Z")`,
  },
  staffApproveProfiles: {
    right: 'vet-profiles',
    args: ({ contractor }) => `(profiles: [{ contractorUuid: "${contractor}", seenAt: "2026-01-01T00:00:00.000Z" }])`,
  },
  staffUndoDecisions: { right: 'vet-profiles', args: ({ report }) => `(decisions: ["${report}"])` },
  staffChangeVettingRules: {
    right: 'manage-vetting-rules',
    args: () => '(rules: { changes: [RATES], newProfiles: [OWN_DOMAIN] }, reason: "Fewer clicks")',
  },
  staffSetSuspension: {
    right: 'manage-users',
    args: ({ contractor }) => `(uuid: "${contractor}", isSuspended: true, reason: "Spam")`,
  },
  staffEndSessions: { right: 'manage-users', args: ({ contractor }) => `(uuid: "${contractor}")` },
  staffResendVerificationMail: { right: 'manage-users', args: ({ contractor }) => `(uuid: "${contractor}")` },
  staffSetCompanyVerification: {
    right: 'verify-companies',
    args: ({ company }) => `(uuid: "${company}", isVerified: true, reason: "Papers seen")`,
  },
  staffExtendTrial: {
    right: 'extend-trials',
    args: ({ company }) => `(uuid: "${company}", days: 3, reason: "Asked")`,
  },
  staffGiveContactsBack: {
    right: 'extend-trials',
    args: ({ company }) => `(uuid: "${company}", contacts: 1, reason: "Asked")`,
  },
  staffClaimReport: { right: 'handle-reports', args: ({ report }) => `(uuid: "${report}")` },
  staffReleaseReport: { right: 'handle-reports', args: ({ report }) => `(uuid: "${report}")` },
  staffDecideReport: {
    right: 'handle-reports',
    args: ({ report }) => `(uuid: "${report}", outcome: DISMISSED, reason: "Nothing in it")`,
  },
  staffHandleInvoice: {
    right: 'manage-invoices',
    args: ({ invoice }) => `(uuid: "${invoice}", action: PAY, reason: "Transfer 4711")`,
  },
  staffAddListEntry: { right: 'manage-lists', args: () => '(list: SKILLS, label: "Zymurgy")' },
  staffChangeListEntry: {
    right: 'manage-lists',
    args: () => '(list: SKILLS, code: "kafka", label: "Apache Kafka", isRetired: true)',
  },
  staffSendMailAgain: { right: 'see-mails', args: ({ mail }) => `(uuid: "${mail}")` },
  staffRetryJob: { right: 'run-machine', args: ({ retriedJob }) => `(reaction: MAIL, uuid: "${retriedJob}")` },
  staffRetryJobs: { right: 'run-machine', args: () => '(reaction: MAIL, eventType: "session-ended")' },
  staffDropJob: {
    right: 'run-machine',
    args: ({ droppedJob }) => `(reaction: MAIL, uuid: "${droppedJob}", reason: "They have left")`,
  },
  staffStartWork: { right: 'run-machine', args: () => '(name: "compare-index")' },
  staffAnnounce: {
    right: 'announce',
    args: ({ report }) => `(uuid: "${report}", audience: CONTRACTORS, title: "Hello", text: "We are open.")`,
  },
  staffMergeListEntries: {
    right: 'manage-lists',
    args: () => '(list: SKILLS, from: "ReactJS", into: "react")',
  },
  staffChangeSynonyms: { right: 'manage-lists', args: () => '(phrases: ["zymurgist", "brewer"])' },
}
