import type { Uuid } from '../../shared/index.ts'
import type { OfferForm } from '../offers/offer-form.ts'

/** What a draft is for: a conversation, or somebody who was not asked yet. */
export interface DraftSubject {
  readonly type: 'conversation' | 'candidate'
  readonly uuid: Uuid
}

/** What somebody has begun to write. `offer` is the form as far as it is filled in. Rule: CONV-51. */
export interface Draft {
  readonly text: string
  readonly offer: OfferForm | null
  readonly savedAt: Date
}

/** Drafts by who writes and what for; one each. */
export interface DraftRepository {
  find(accountUuid: Uuid, subject: DraftSubject): Promise<Draft | null>
  /** Puts it in the place of the one before. */
  save(accountUuid: Uuid, subject: DraftSubject, draft: Draft): Promise<void>
  remove(accountUuid: Uuid, subject: DraftSubject): Promise<void>
}
