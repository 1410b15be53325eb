import type { TeamRole } from '../../identity/index.ts'
import { TEAM_ROLES } from './roles.ts'

/**
 * The permissions of roles. 'search' covers profiles, bookmarks and notes; 'contact' sending requests and messages; 'company' the company's
 * profile, invites and roles; 'plan' billing and invoices; 'seat' marks roles that take a seat.
 */
export type TeamPermission =
  | 'search'
  | 'contact'
  | 'see-own-conversations'
  | 'see-shared-conversations'
  | 'see-all-conversations'
  | 'company'
  | 'plan'
  | 'seat'

const PERMISSIONS: Readonly<Record<TeamRole, readonly TeamPermission[]>> = {
  admin: [
    'search',
    'contact',
    'see-own-conversations',
    'see-shared-conversations',
    'see-all-conversations',
    'company',
    'plan',
    'seat',
  ],
  recruiter: ['search', 'contact', 'see-own-conversations', 'see-shared-conversations', 'seat'],
  viewer: ['search', 'see-shared-conversations'],
  billing: ['plan'],
}

/** Whether a role has a permission; null has none. Rule: COMP-6. */
export const hasPermission = (role: TeamRole | null, permission: TeamPermission): boolean =>
  role !== null && PERMISSIONS[role].includes(permission)

/** The roles that have a permission, for a query of members. Rule: COMP-6. */
export const rolesWith = (permission: TeamPermission): readonly TeamRole[] =>
  TEAM_ROLES.filter((role) => hasPermission(role, permission))
