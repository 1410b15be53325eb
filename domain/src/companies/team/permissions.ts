import type { TeamRole } from '../../identity/index.ts'

/**
 * What a member may be allowed. 'search' covers the drawer, bookmarks and notes; 'contact' sending requests and messages; 'company' its
 * profile, invites and roles; 'plan' billing and invoices; 'seat' says that the role takes one up.
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

/** Whether a role has a right; nobody without a role has any. Rule: COMP-6. */
export const hasPermission = (role: TeamRole | null, permission: TeamPermission): boolean =>
  role !== null && PERMISSIONS[role].includes(permission)
