import { emptyRequestForm, type OfferForm, type RequestForm } from '@guildhall/domain/conversations'
import { useMemo } from 'react'
import { pickNewestDraft, readStoredDraft, type ServerDraft } from '../../../shared/drafts/stored-draft.ts'
import { type DraftCalls, type DraftState, useStoredDraft } from '../../../shared/drafts/use-stored-draft.ts'
import { draftPrefixes } from '../../../shared/drafts/draft-prefixes.ts'
import { offerFormToWire } from '../../conversations/index.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'

/** The draft of an offer to one candidate. */
export interface OfferDraft extends Pick<DraftState<RequestForm>, 'clear' | 'isHereOnly' | 'restoredAt' | 'save'> {
  readonly value: RequestForm
  readonly change: (value: RequestForm) => void
  /** When the draft was last saved; null if it never was. */
  readonly savedAt: Date | null
}

/**
 * The draft of an offer to one candidate. `there` is the server's draft when the form was opened; undefined if it could not be loaded. Rules:
 * CONV-51, UI-22.
 */
export function useOfferDraft(
  viewerUuid: string,
  candidateUuid: string,
  prefill: OfferForm,
  there: ServerDraft<RequestForm> | null | undefined,
): OfferDraft {
  const { calls } = useHiringApi()
  const key = `${draftPrefixes.offer}${viewerUuid}:${candidateUuid}`
  const served = useMemo((): DraftCalls<RequestForm> => {
    const params = { uuid: candidateUuid }
    return {
      keep: async (value, keepalive) => {
        const answer = await calls.saveDraft(
          { params, body: { text: value.message, offer_content: offerFormToWire(value) } },
          { keepalive },
        )
        return answer.ok ? (answer.value.draft?.savedAt ?? null) : null
      },
      drop: () => calls.discardDraft({ params }, { keepalive: true }),
    }
  }, [calls, candidateUuid])
  const { change, clear, isHereOnly, kept, restoredAt, save } = useStoredDraft<RequestForm>(
    key,
    () => pickNewestDraft(readStoredDraft(key), there),
    served,
  )
  return {
    value: { ...emptyRequestForm, ...(kept === null ? prefill : kept.value) },
    savedAt: kept === null ? null : new Date(kept.savedAt),
    isHereOnly,
    restoredAt,
    save,
    change: (value) => change(() => value),
    clear,
  }
}
