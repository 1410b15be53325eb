import type { Uuid } from '../shared/index.ts'

/** Events for the operators. */
export type ModerationEvent = {
  /** A question to the operators. */
  readonly type: 'help-asked'
  readonly accountUuid: Uuid
  /** The operators' e-mail address. */
  readonly to: string
  readonly message: string
  readonly page: string | null
  readonly reference: string | null
}
