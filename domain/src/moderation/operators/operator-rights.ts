/** Who an operator is. Rule: MOD-12. */
export const OPERATOR_ROLES = ['superadmin', 'vetter', 'billing', 'support'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

export const isOperatorRole = (text: string): text is OperatorRole =>
  (OPERATOR_ROLES as readonly string[]).includes(text)

/** What operators may do. */
export const OPERATOR_PERMISSIONS = [
  'vet-profiles',
  'manage-vetting-rules',
  'see-users',
  'manage-users',
  'see-companies',
  'verify-companies',
  'extend-trials',
  'manage-invoices',
  'handle-reports',
  'manage-lists',
  'see-empty-searches',
  'see-mails',
  'run-machine',
  'announce',
  'see-audit-log',
  'see-numbers',
  'view-as',
  'manage-operators',
] as const
export type OperatorPermission = (typeof OPERATOR_PERMISSIONS)[number]

/** What each role may do; every call of operators asks this table. Rule: MOD-12. */
export const OPERATOR_RIGHTS: Readonly<Record<OperatorRole, readonly OperatorPermission[]>> = {
  superadmin: OPERATOR_PERMISSIONS,
  vetter: ['vet-profiles', 'manage-vetting-rules', 'see-users', 'handle-reports', 'manage-lists', 'see-empty-searches'],
  billing: ['see-companies', 'extend-trials', 'manage-invoices', 'see-numbers'],
  support: [
    'see-users',
    'manage-users',
    'see-companies',
    'verify-companies',
    'extend-trials',
    'handle-reports',
    'see-mails',
    'announce',
    'view-as',
  ],
}

/** Whether a role has a right. Rule: MOD-12. */
export const mayOperate = (role: OperatorRole, permission: OperatorPermission): boolean =>
  OPERATOR_RIGHTS[role].includes(permission)
