import type { Uuid } from '../shared/index.ts'

/** What operators are asked. */
export type ModerationEvent = {
  /** Somebody asks those who run the product. */
  readonly type: 'help-asked'
  readonly accountUuid: Uuid
  /** An e-mail address of theirs. */
  readonly to: string
  readonly message: string
  readonly page: string | null
  readonly reference: string | null
}
