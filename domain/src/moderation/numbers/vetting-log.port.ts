import type { Uuid } from '../../shared/index.ts'

/** A change of a profile's vetting status. */
export interface VettingChange {
  /** That of the event; a repeated one is written down once. */
  readonly uuid: Uuid
  readonly contractorUuid: Uuid
  readonly from: string
  readonly to: string
  readonly at: Date
}

/** Every change of a vetting status since it is kept; profiles themselves have only the last one. Append-only. Rule: MOD-71. */
export interface VettingLog {
  add(change: VettingChange): Promise<void>
}
