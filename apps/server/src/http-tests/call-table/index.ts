import { accountCalls } from './account.ts'
import type { CallTable } from './call-facts.ts'
import { checklistCalls } from './checklist.ts'
import { choiceCalls } from './choices.ts'
import { conversationCalls } from './conversations.ts'
import { departureCalls } from './departures.ts'
import { fileCalls } from './files.ts'
import { inviteCalls } from './invites.ts'
import { messageCalls } from './messages.ts'
import { notificationCalls } from './notifications.ts'
import { paymentCalls } from './payments.ts'
import { planCalls } from './plan.ts'
import { profileCalls } from './profile.ts'
import { reachCalls } from './reach.ts'
import { safetyCalls } from './safety.ts'
import { savedSearchCalls } from './saved-searches.ts'
import { searchCalls } from './search.ts'
import { sectionDraftCalls } from './section-drafts.ts'
import { securityCalls } from './security.ts'
import { teamCalls } from './team.ts'
import { templateCalls } from './templates.ts'

/** What is to be shown of every call. */
export const callTable = {
  ...accountCalls,
  ...profileCalls,
  ...sectionDraftCalls,
  ...choiceCalls,
  ...reachCalls,
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
  ...fileCalls,
  ...departureCalls,
  ...safetyCalls,
  ...templateCalls,
} satisfies CallTable
