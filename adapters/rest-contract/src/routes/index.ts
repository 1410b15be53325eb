import { accountRoutes } from './account.ts'
import { analyticsRoutes } from './analytics.ts'
import { billingRoutes } from './billing.ts'
import { privacyRoutes } from './privacy.ts'
import { checklistRoutes } from './checklist.ts'
import { contractorVisibilityRoutes } from './contractor-visibility.ts'
import { companyRoutes } from './company.ts'
import { conversationRoutes } from './conversations.ts'
import { externalSignInRoutes } from './external-sign-in.ts'
import { listRoutes } from './lists.ts'
import { messageRoutes } from './messages.ts'
import { fileRoutes } from './files.ts'
import { inviteRoutes } from './invites.ts'
import { notificationRoutes } from './notifications.ts'
import { webhookRoutes } from './webhooks.ts'
import { accessTokenRoutes } from './access-tokens.ts'
import { passkeyRoutes } from './passkeys.ts'
import { paymentRoutes } from './payments.ts'
import { placeRoutes } from './places.ts'
import { profileImportRoutes } from './profile-import.ts'
import { profileRoutes } from './profile.ts'
import { qualificationRoutes } from './qualifications.ts'
import { visibilityStatsRoutes } from './visibility-stats.ts'
import { securityRoutes } from './security.ts'
import { savedSearchRoutes } from './saved-searches.ts'
import { safetyRoutes } from './safety.ts'
import { searchWireRoutes } from './search-wire.ts'
import { sectionDraftRoutes } from './section-drafts.ts'
import { searchRoutes } from './search.ts'
import { staffRoutes } from './staff.ts'
import { staffInvoiceRoutes } from './staff-invoices.ts'
import { staffListRoutes } from './staff-lists.ts'
import { staffLogRoutes } from './staff-log.ts'
import { staffNumberRoutes } from './staff-numbers.ts'
import { staffMailRoutes } from './staff-mails.ts'
import { staffSystemRoutes } from './staff-system.ts'
import { staffAnnouncementRoutes } from './staff-announcements.ts'
import { staffReportRoutes } from './staff-reports.ts'
import { staffPeopleRoutes } from './staff-people.ts'
import { vettingRoutes } from './vetting.ts'
import { vettingRulesRoutes } from './vetting-rules.ts'
import { teamRoutes } from './team.ts'
import { twoFactorRoutes } from './two-factor.ts'
import { templateRoutes } from './templates.ts'

/** All routes of the API: the source of the server, its clients and the OpenAPI document. Rule: API-1. */
export const routes = {
  ...accountRoutes,
  ...securityRoutes,
  ...twoFactorRoutes,
  ...externalSignInRoutes,
  ...webhookRoutes,
  ...accessTokenRoutes,
  ...passkeyRoutes,
  ...listRoutes,
  ...profileRoutes,
  ...profileImportRoutes,
  ...sectionDraftRoutes,
  ...qualificationRoutes,
  ...fileRoutes,
  ...contractorVisibilityRoutes,
  ...visibilityStatsRoutes,
  ...checklistRoutes,
  ...companyRoutes,
  ...billingRoutes,
  ...teamRoutes,
  ...inviteRoutes,
  ...privacyRoutes,
  ...notificationRoutes,
  ...searchRoutes,
  ...savedSearchRoutes,
  ...conversationRoutes,
  ...messageRoutes,
  ...safetyRoutes,
  ...templateRoutes,
  ...paymentRoutes,
  ...placeRoutes,
  ...analyticsRoutes,
  ...searchWireRoutes,
  ...staffRoutes,
  ...staffInvoiceRoutes,
  ...staffListRoutes,
  ...staffLogRoutes,
  ...staffNumberRoutes,
  ...staffMailRoutes,
  ...staffSystemRoutes,
  ...staffAnnouncementRoutes,
  ...staffReportRoutes,
  ...staffPeopleRoutes,
  ...vettingRoutes,
  ...vettingRulesRoutes,
}

export type Routes = typeof routes
