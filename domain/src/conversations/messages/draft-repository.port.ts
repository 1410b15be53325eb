import type { Uuid } from '../../shared/index.ts'
import type { OfferForm } from '../offers/offer-form.ts'

/** What a draft is for: a conversation, or a candidate who was not contacted yet. */
export interface DraftSubject {
  readonly type: 'conversation' | 'candidate'
  readonly uuid: Uuid
}

/** An unsent message. `offer` is the partly filled form. Rule: CONV-51. */
export interface Draft {
  readonly text: string
  readonly offer: OfferForm | null
  readonly savedAt: Date
}

/** Stores drafts by author and subject; one each. */
export interface DraftRepository {
  find(accountUuid: Uuid, subject: DraftSubject): Promise<Draft | null>
  /** Replaces an earlier draft. */
  save(accountUuid: Uuid, subject: DraftSubject, draft: Draft): Promise<void>
  remove(accountUuid: Uuid, subject: DraftSubject): Promise<void>
}
