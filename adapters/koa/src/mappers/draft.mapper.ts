import type { Draft } from '@guildhall/domain/conversations'
import type { DraftWire } from '@guildhall/rest-contract'
import { toOfferFormWire } from './offer.mapper.ts'

export const toDraftWire = (draft: Draft | null): DraftWire | null =>
  draft === null
    ? null
    : {
        text: draft.text,
        offer_content: draft.offer === null ? null : toOfferFormWire(draft.offer),
        savedAt: draft.savedAt.toISOString(),
      }
