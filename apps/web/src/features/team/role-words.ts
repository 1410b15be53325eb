import { may } from '@guildhall/domain/companies'
import { type TeamRole } from '@guildhall/domain/identity'
import { say } from '../../shared/i18n/index.ts'

/** What a role is called, and what it may do, in one line. Rule: COMP-6. */
export const roleWords: Readonly<Record<TeamRole, { readonly label: string; readonly does: string }>> = {
  admin: { label: say('Admin'), does: say('Everything, with the team and the plan') },
  recruiter: { label: say('Recruiter'), does: say('Searches, contacts and writes to people') },
  viewer: { label: say('Viewer'), does: say('Looks at people and keeps bookmarks') },
  billing: { label: say('Billing'), does: say('Sees to the plan and the invoices') },
}

/** "Seat" or "No seat". */
export const seatWord = (role: TeamRole): string => (may(role, 'seat') ? say('Seat') : say('No seat'))
