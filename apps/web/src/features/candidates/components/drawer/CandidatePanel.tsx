import { initialPanel, messagePanel, type PanelFacts, SENT_STATE_DELAY_MS } from '@guildhall/domain/conversations'
import type { CandidateView } from '@guildhall/domain/search'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useReducer } from 'react'
import { MessagePanel } from '../MessagePanel/index.ts'
import type { CandidateLens } from '../../candidate-lens.ts'
import { isContactable } from '../../contact-summary.ts'
import { useViewer } from '../../viewer.ts'
import { OfferSkeleton } from './OfferSkeleton.tsx'
import { usePanelConversation } from '../../api/use-panel-conversation.ts'
import { useWithdraw } from '../../api/use-withdraw.ts'

const OfferPanel = lazy(async () => ({ default: (await import('./OfferPanel.tsx')).OfferPanel }))

export interface CandidatePanelProps {
  readonly candidate: CandidateView
  readonly lens: CandidateLens
  /** True if a direct message was requested: the panel opens with the form. */
  readonly isDirect: boolean
  readonly returnTo: string
  readonly close: ReactNode
}

/** The message panel of one candidate, with its data and actions. Use the candidate's uuid as its React key. Rule: CONV-58. */
export const CandidatePanel = ({ candidate, lens, isDirect, returnTo, close }: CandidatePanelProps) => {
  const viewer = useViewer()
  const conversation = usePanelConversation(candidate.contactState?.conversationUuid)
  const { withdraw, isWithdrawing } = useWithdraw(candidate)
  const facts = usePanelFacts(candidate, lens.now)
  const [state, dispatch] = useReducer(messagePanel, facts, (first) => {
    const initial = initialPanel(first, isDirect)
    // A modal that opens together with the drawer would be made inert with the page below it: the effect below opens it.
    return initial.modal === null ? initial : initialPanel(first, false)
  })

  useEffect(() => dispatch({ type: 'facts-changed', facts }), [facts])
  useEffect(() => {
    if (isDirect) dispatch({ type: 'direct-message-requested' })
  }, [isDirect])
  useEffect(() => {
    if (!state.sent) return undefined
    const timer = setTimeout(() => dispatch({ type: 'sent-shown' }), SENT_STATE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [state.sent])

  return (
    <MessagePanel
      candidate={candidate}
      viewer={viewer}
      state={state}
      onEvent={dispatch}
      now={lens.now}
      conversation={conversation}
      onWithdraw={withdraw}
      isWithdrawing={isWithdrawing}
      returnTo={returnTo}
      close={close}
      form={
        <Suspense fallback={<OfferSkeleton />}>
          <OfferPanel
            candidate={candidate}
            lens={lens}
            isSent={state.sent}
            onSent={() => dispatch({ type: 'offer-sent' })}
          />
        </Suspense>
      }
    />
  )
}

/** The facts keep their identity until one of them changes. */
function usePanelFacts({ messageStatus, contactState }: CandidateView, now: Date): PanelFacts {
  const { entitlements, missing, mayContact } = useViewer()
  const may = mayContact && isContactable(contactState, now)
  const profileComplete = missing.length === 0
  return useMemo(
    () => ({ messageStatus, canContactAgain: may, profileComplete, entitlements }),
    [messageStatus, may, profileComplete, entitlements],
  )
}
