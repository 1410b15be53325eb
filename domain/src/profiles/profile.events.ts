import type { Uuid } from '../shared/index.ts'

/** What happens to the profiles of contractors. */
export type ProfileEvent =
  | { readonly type: 'profile-changed'; readonly contractorUuid: Uuid }
  /** Availability was not confirmed for that many days: asked at 30, last among equals from 60, hidden from 120. */
  | { readonly type: 'availability-unconfirmed'; readonly contractorUuid: Uuid; readonly days: number }
  /** Where a contractor's vetting went; the message is for them, in a vetter's words. */
  | {
      readonly type: 'vetting-changed'
      readonly contractorUuid: Uuid
      readonly from: string
      readonly to: string
      readonly message: string | null
    }
