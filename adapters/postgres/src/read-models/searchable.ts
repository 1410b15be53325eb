/**
 * Filters `contractor_profiles p` with their `accounts a` to those who may be searchable; completeness and availability are left to the
 * domain's rule. Rule: PROF-20.
 */
export const SEARCHABLE = `a.suspended_at is null and a.deletion_requested_at is null and a.email_verified_at is not null
  and p.vetting_status = 'approved' and not p.paused`
