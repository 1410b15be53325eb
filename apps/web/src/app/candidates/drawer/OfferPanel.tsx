import { prefillOffer } from '@guildhall/domain/conversations'
import type { CandidateView } from '@guildhall/domain/search'
import type { ConversationWire } from '@guildhall/rest-contract/client'
import { Text } from '@guildhall/ui-kit/Text'
import { useState } from 'react'
import { OfferForm } from '../../../patterns/OfferForm/index.ts'
import { formatTime } from '../../formats.ts'
import type { CandidateLens } from '../candidate-lens.ts'
import { offerFromWire } from '../from-wire.ts'
import { localDay } from '../use-now.ts'
import { useRecentConversations } from '../use-recent-conversations.ts'
import { usePlaces } from '../use-suggestions.ts'
import { useViewer, type Viewer } from '../viewer.ts'
import { useOfferDraft } from './use-offer-draft.ts'
import { OfferSkeleton } from './OfferSkeleton.tsx'
import { useSendOffer } from './use-send-offer.ts'

export interface OfferPanelProps {
  readonly candidate: CandidateView
  readonly lens: CandidateLens
  readonly isSent: boolean
  readonly onSent: () => void
}

const costOf = ({ entitlements, freeContactsTotal }: Viewer): string =>
  entitlements.freeContactsLeft === null
    ? 'Your whole company sees the answer.'
    : `Uses 1 of your ${entitlements.freeContactsLeft} free contact requests, of ${freeContactsTotal}.`

/** The offer form once it is known what it begins with, so that nothing changes under what is being typed. Source: D17. */
export const OfferPanel = (props: OfferPanelProps) => {
  const recent = useRecentConversations()
  return recent.isPending ? <OfferSkeleton /> : <Offer {...props} recent={recent.data?.conversations[0]} />
}

const Offer = ({
  candidate,
  lens,
  isSent,
  onSent,
  recent,
}: OfferPanelProps & { readonly recent: ConversationWire | undefined }) => {
  const viewer = useViewer()
  const today = localDay(lens.now)
  const last = recent === undefined ? null : offerFromWire(recent.offer_content)
  const draft = useOfferDraft(viewer.uuid, candidate.uuid, prefillOffer(last, lens.search, today))
  const { send, isSending, problem, refused } = useSendOffer(candidate)
  const [typedPlace, setTypedPlace] = useState('')
  const { places, isLoading } = usePlaces(typedPlace)
  const origin = [
    ...(last !== null && draft.savedAt === null ? ['Filled in from your last offer.'] : []),
    ...(draft.savedAt === null ? [] : [`Draft saved ${formatTime(draft.savedAt)}.`]),
  ]
  return (
    <>
      {origin.length > 0 && <Text look="caption">{origin.join(' ')}</Text>}
      <OfferForm
        candidate={candidate}
        lens={lens}
        value={draft.value}
        onChange={draft.change}
        today={today}
        places={places.map(({ title }) => title)}
        isLoadingPlaces={isLoading}
        onPlaceTyped={setTypedPlace}
        sending={isSent ? 'sent' : isSending ? 'pending' : 'no'}
        problem={problem}
        refusedFields={refused}
        cost={costOf(viewer)}
        onSend={(offer) =>
          void send(offer).then((isThere) => {
            if (!isThere) return
            draft.clear()
            onSent()
          })
        }
      />
    </>
  )
}
