/** What a vetter may decide. */
export const VETTING_DECISIONS = ['approved', 'changes_requested', 'rejected'] as const
export type VettingDecision = (typeof VETTING_DECISIONS)[number]
