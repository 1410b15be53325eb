import { type Offer as SentOffer, prefillOffer, type RequestForm } from '@guildhall/domain/conversations'
import { convert } from '@guildhall/domain/reference'
import type { CandidateView } from '@guildhall/domain/search'
import { Text } from '@guildhall/ui-kit/Text'
import { TextButton } from '@guildhall/ui-kit/Link'
import { toasts } from '@guildhall/ui-kit/Toast'
import { useEffect, useRef, useState } from 'react'
import { OfferForm } from '../OfferForm/index.ts'
import { useAttachments } from '../../../files/index.ts'
import type { ServerDraft } from '../../../../shared/drafts/stored-draft.ts'
import { appendText } from '../../../templates/index.ts'
import { formatDay, formatTime } from '../../../../shared/format/formats.ts'
import type { CandidateLens } from '../../candidate-lens.ts'
import { useOfferTemplates } from '../../api/use-offer-templates.ts'
import { useLastOffer } from '../../api/use-last-offer.ts'
import { useServerOfferDraft } from '../../api/use-server-offer-draft.ts'
import { type RequestsLeft, useRequestsLeft } from '../../../conversations/index.ts'
import { localDay } from '../../../../shared/hooks/use-now.ts'
import { usePlaces } from '../../../../shared/places/use-places.ts'
import { useViewer, type Viewer } from '../../viewer.ts'
import { useOfferDraft } from '../../api/use-offer-draft.ts'
import { OfferSkeleton } from './OfferSkeleton.tsx'
import { useSendOffer } from '../../api/use-send-offer.ts'
import { Trans, t } from '../../../../shared/i18n/index.ts'

export interface OfferPanelProps {
  readonly candidate: CandidateView
  readonly lens: CandidateLens
  readonly isSent: boolean
  readonly onSent: () => void
}

const costOf = ({ entitlements, freeContactsTotal }: Viewer, today: RequestsLeft | null): string =>
  entitlements.freeContactsLeft === null
    ? today === null || today.left === 0
      ? t('Your whole company sees the answer.')
      : t('Uses 1 of your {left} requests left today.', { left: today.left })
    : t('Uses 1 of your {freeContactsLeft} free contact requests, of {freeContactsTotal}.', {
        freeContactsLeft: entitlements.freeContactsLeft,
        freeContactsTotal,
      })

/** The offer form, rendered once its initial values are known, so that they do not change while the user types. Rule: CONV-33. */
export const OfferPanel = (props: OfferPanelProps) => {
  const last = useLastOffer()
  const served = useServerOfferDraft(props.candidate.uuid)
  return last.isPending || served.isPending ? (
    <OfferSkeleton />
  ) : (
    <Offer {...props} last={last.data ?? null} served={served.data} />
  )
}

const Offer = ({
  candidate,
  lens,
  isSent,
  onSent,
  last,
  served,
}: OfferPanelProps & {
  readonly last: SentOffer | null
  readonly served: ServerDraft<RequestForm> | null | undefined
}) => {
  const viewer = useViewer()
  const requests = useRequestsLeft(viewer.mayContact && viewer.entitlements.freeContactsLeft === null)
  const today = localDay(lens.now)
  const prefill = prefillOffer({
    last,
    hints: lens.search,
    today,
    expected: candidate,
    convert: (amount, from, to) => convert(amount, from, to, lens.rates),
  })
  const draft = useOfferDraft(viewer.uuid, candidate.uuid, prefill, served)
  const [starts, setStarts] = useState(0)
  const typed = useRef(draft)
  useEffect(() => {
    typed.current = draft
  }, [draft])
  // Text that was typed while a template was loading is kept.
  const templates = useOfferTemplates(candidate.uuid, viewer.mayContact, (text) => {
    const { value, change } = typed.current
    change({ ...value, description: appendText(value.description, text) })
  })
  const { send, isSending, problem, refused } = useSendOffer(candidate)
  const brief = useAttachments(1)
  const [typedPlace, setTypedPlace] = useState('')
  const { places, isLoading } = usePlaces(typedPlace)
  const origin = [
    ...(last !== null && draft.savedAt === null ? [t('Filled in from your last offer.')] : []),
    ...(draft.isHereOnly ? [t('Kept on this device; it is saved as soon as there is a line.')] : []),
    ...(draft.savedAt === null || draft.isHereOnly
      ? []
      : [t('Draft saved {time}.', { time: formatTime(draft.savedAt) })]),
  ]
  const startOver = (): void => {
    const { value } = draft
    draft.clear()
    brief.takeUploaded()
    // The button disappears with the draft that it discarded; the new form takes the focus.
    setStarts(starts + 1)
    toasts.show({
      text: t('What you wrote to {firstName} is thrown away', { firstName: candidate.firstName }),
      action: { label: t('Undo'), onAction: () => draft.change(value) },
    })
  }
  return (
    <>
      {draft.restoredAt !== null && !isSent && (
        <Text variant="caption">
          <Trans
            message="Restored what you wrote on {day}. <textButton>Start afresh</textButton>"
            values={{ day: formatDay(draft.restoredAt) }}
            components={{ textButton: (words) => <TextButton onPress={startOver}>{words}</TextButton> }}
          />
        </Text>
      )}
      {origin.length > 0 && <Text variant="caption">{origin.join(' ')}</Text>}
      <OfferForm
        key={starts}
        templates={templates}
        candidate={candidate}
        lens={lens}
        value={draft.value}
        onChange={draft.change}
        filledIn={draft.restoredAt === null ? prefill : null}
        today={today}
        places={places.map(({ title }) => title)}
        isLoadingPlaces={isLoading}
        onPlaceTyped={setTypedPlace}
        sending={isSent ? 'sent' : isSending ? 'pending' : 'no'}
        problem={problem}
        refusedFields={refused}
        cost={costOf(viewer, requests)}
        brief={brief}
        onSend={(offer, message) => {
          draft.save()
          void send(offer, message, brief.files[0]?.url ?? null).then((isThere) => {
            if (!isThere) return
            brief.takeUploaded()
            draft.clear()
            onSent()
          })
        }}
      />
    </>
  )
}
