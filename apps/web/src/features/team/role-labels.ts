import { hasPermission } from '@guildhall/domain/companies'
import { type TeamRole } from '@guildhall/domain/identity'
import { t } from '../../shared/i18n/index.ts'

/** The name of a role, and what it may do, in one line. Rule: COMP-6. */
export const roleLabels: Readonly<Record<TeamRole, { readonly label: string; readonly does: string }>> = {
  admin: { label: t('Admin'), does: t('Everything, with the team and the plan') },
  recruiter: { label: t('Recruiter'), does: t('Searches, contacts and writes to people') },
  viewer: { label: t('Viewer'), does: t('Looks at people and keeps bookmarks') },
  billing: { label: t('Billing'), does: t('Sees to the plan and the invoices') },
}

/** "Seat" or "No seat". */
export const formatSeat = (role: TeamRole): string => (hasPermission(role, 'seat') ? t('Seat') : t('No seat'))
