import { accountCalls } from './account.ts'
import { analyticsCalls } from './analytics.ts'
import type { CallTable } from './call-spec.ts'
import { checklistCalls } from './checklist.ts'
import { contractorVisibilityCalls } from './contractor-visibility.ts'
import { conversationCalls } from './conversations.ts'
import { privacyCalls } from './privacy.ts'
import { externalSignInCalls } from './external-sign-in.ts'
import { fileCalls } from './files.ts'
import { inviteCalls } from './invites.ts'
import { listCalls } from './lists.ts'
import { messageCalls } from './messages.ts'
import { notificationCalls } from './notifications.ts'
import { webhookCalls } from './webhooks.ts'
import { accessTokenCalls } from './access-tokens.ts'
import { passkeyCalls } from './passkeys.ts'
import { paymentCalls } from './payments.ts'
import { planCalls } from './plan.ts'
import { profileCalls } from './profile.ts'
import { visibilityStatsCalls } from './visibility-stats.ts'
import { safetyCalls } from './safety.ts'
import { savedSearchCalls } from './saved-searches.ts'
import { searchCalls } from './search.ts'
import { sectionDraftCalls } from './section-drafts.ts'
import { securityCalls } from './security.ts'
import { staffCalls } from './staff.ts'
import { staffInvoiceCalls } from './staff-invoices.ts'
import { staffListCalls } from './staff-lists.ts'
import { staffLogCalls } from './staff-log.ts'
import { staffNumberCalls } from './staff-numbers.ts'
import { staffSystemCalls } from './staff-system.ts'
import { staffReportCalls } from './staff-reports.ts'
import { staffPeopleCalls } from './staff-people.ts'
import { vettingCalls } from './vetting.ts'
import { vettingRulesCalls } from './vetting-rules.ts'
import { teamCalls } from './team.ts'
import { templateCalls } from './templates.ts'

/** The expectations for every call. */
export const callTable = {
  ...accountCalls,
  ...listCalls,
  ...profileCalls,
  ...sectionDraftCalls,
  ...contractorVisibilityCalls,
  ...visibilityStatsCalls,
  ...checklistCalls,
  ...planCalls,
  ...paymentCalls,
  ...notificationCalls,
  ...searchCalls,
  ...savedSearchCalls,
  ...conversationCalls,
  ...messageCalls,
  ...teamCalls,
  ...inviteCalls,
  ...securityCalls,
  ...externalSignInCalls,
  ...webhookCalls,
  ...accessTokenCalls,
  ...passkeyCalls,
  ...fileCalls,
  ...privacyCalls,
  ...safetyCalls,
  ...analyticsCalls,
  ...templateCalls,
  ...staffCalls,
  ...staffInvoiceCalls,
  ...staffListCalls,
  ...staffLogCalls,
  ...staffNumberCalls,
  ...staffSystemCalls,
  ...staffReportCalls,
  ...staffPeopleCalls,
  ...vettingCalls,
  ...vettingRulesCalls,
} satisfies CallTable
