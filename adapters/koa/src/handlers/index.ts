import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { analyticsHandlers } from './analytics.ts'
import { billingHandlers } from './billing.ts'
import { privacyHandlers } from './privacy.ts'
import { checklistHandlers } from './checklist.ts'
import { contractorVisibilityHandlers } from './contractor-visibility.ts'
import { companyHandlers } from './company.ts'
import { conversationHandlers } from './conversations.ts'
import { externalSignInHandlers } from './external-sign-in.ts'
import { fileHandlers } from './files.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { messageHandlers } from './messages.ts'
import { inviteHandlers } from './invites.ts'
import { notificationHandlers } from './notifications.ts'
import { webhookHandlers } from './webhooks.ts'
import { accessTokenHandlers } from './access-tokens.ts'
import { passkeyHandlers } from './passkeys.ts'
import { paymentHandlers } from './payments.ts'
import { placeHandlers } from './places.ts'
import { profileImportHandlers } from './profile-import.ts'
import { sectionDraftHandlers } from './section-drafts.ts'
import { profileHandlers } from './profile.ts'
import { qualificationHandlers } from './qualifications.ts'
import { visibilityStatsHandlers } from './visibility-stats.ts'
import { savedSearchHandlers } from './saved-searches.ts'
import { templateHandlers } from './templates.ts'
import { safetyHandlers } from './safety.ts'
import { searchWireHandlers } from './search-wire.ts'
import { searchHandlers } from './search.ts'
import { securityHandlers } from './security.ts'
import { sessionHandlers } from './session.ts'
import { signUpHandlers } from './sign-up.ts'
import { listHandlers } from './lists.ts'
import { staffHandlers } from './staff.ts'
import { teamHandlers } from './team.ts'
import { twoFactorHandlers } from './two-factor.ts'
import { staffInvoiceHandlers } from './staff-invoices.ts'
import { staffListHandlers } from './staff-lists.ts'
import { staffLogHandlers } from './staff-log.ts'
import { staffNumberHandlers } from './staff-numbers.ts'
import { staffAnnouncementHandlers } from './staff-announcements.ts'
import { staffMailHandlers } from './staff-mails.ts'
import { staffSystemHandlers } from './staff-system.ts'
import { staffReportHandlers } from './staff-reports.ts'
import { staffPeopleHandlers } from './staff-people.ts'
import { vettingHandlers } from './vetting.ts'
import { vettingRulesHandlers } from './vetting-rules.ts'
import { workHistoryHandlers } from './work-history.ts'

export type { HandlerDeps } from './handler-deps.ts'

/** A handler for every call of the API. */
export const createHandlers = (deps: HandlerDeps): Handlers<Routes> => ({
  ...sessionHandlers(deps),
  ...signUpHandlers(deps),
  ...securityHandlers(deps),
  ...twoFactorHandlers(deps),
  ...externalSignInHandlers(deps),
  ...webhookHandlers(deps),
  ...accessTokenHandlers(deps),
  ...passkeyHandlers(deps),
  ...profileHandlers(deps),
  ...profileImportHandlers(deps),
  ...sectionDraftHandlers(deps),
  ...workHistoryHandlers(deps),
  ...qualificationHandlers(deps),
  ...fileHandlers(deps),
  ...contractorVisibilityHandlers(deps),
  ...visibilityStatsHandlers(deps),
  ...checklistHandlers(deps),
  ...companyHandlers(deps),
  ...billingHandlers(deps),
  ...teamHandlers(deps),
  ...inviteHandlers(deps),
  ...privacyHandlers(deps),
  ...notificationHandlers(deps),
  ...searchHandlers(deps),
  ...savedSearchHandlers(deps),
  ...conversationHandlers(deps),
  ...messageHandlers(deps),
  ...safetyHandlers(deps),
  ...templateHandlers(deps),
  ...paymentHandlers(deps),
  ...placeHandlers(deps),
  ...analyticsHandlers(deps),
  ...searchWireHandlers(deps),
  ...listHandlers(deps),
  ...staffHandlers(deps),
  ...staffInvoiceHandlers(deps),
  ...staffListHandlers(deps),
  ...staffLogHandlers(deps),
  ...staffNumberHandlers(deps),
  ...staffAnnouncementHandlers(deps),
  ...staffMailHandlers(deps),
  ...staffSystemHandlers(deps),
  ...staffReportHandlers(deps),
  ...staffPeopleHandlers(deps),
  ...vettingHandlers(deps),
  ...vettingRulesHandlers(deps),
})
