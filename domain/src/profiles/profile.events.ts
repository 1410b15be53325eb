import type { Uuid } from '../shared/index.ts'

/** Events of contractor profiles. */
export type ProfileEvent =
  | { readonly type: 'profile-changed'; readonly contractorUuid: Uuid }
  /** Availability was not confirmed for that many days: reminded at 30, ranked lower from 60, hidden from 120. */
  | { readonly type: 'availability-unconfirmed'; readonly contractorUuid: Uuid; readonly days: number }
  /** The vetting status changed; the vetter's message is for the contractor. */
  | {
      readonly type: 'vetting-changed'
      readonly contractorUuid: Uuid
      readonly from: string
      readonly to: string
      readonly message: string | null
    }
