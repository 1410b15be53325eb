/**
 * Leaves out most who cannot be found, of `contractor_profiles p` with their `accounts a`: what completeness and availability still hide, the
 * domain's own rule finds out. Rule: PROF-20.
 */
export const SEARCHABLE = `a.suspended_at is null and a.deletion_requested_at is null and a.email_verified_at is not null
  and p.vetting_status = 'approved' and not p.paused`
