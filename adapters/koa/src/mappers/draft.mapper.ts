import type { Draft } from '@guildhall/domain/conversations'
import type { DraftWire } from '@guildhall/rest-contract'
import { offerFormOf } from './offer.mapper.ts'

export const draftOf = (draft: Draft | null): DraftWire | null =>
  draft === null
    ? null
    : {
        text: draft.text,
        offer_content: draft.offer === null ? null : offerFormOf(draft.offer),
        savedAt: draft.savedAt.toISOString(),
      }
