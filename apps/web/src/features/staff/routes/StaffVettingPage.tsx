import type { VettingDecision } from '@guildhall/domain/moderation'
import { useRef, useState } from 'react'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Link } from '@guildhall/ui-kit/Link'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { ClaimState } from '../api/use-claim.ts'
import type { TypedDecision } from '../api/use-decisions.ts'
import { KeysDialog } from '../components/KeysDialog/index.ts'
import { DecisionPanel, QueuePanel, type QueuePanelProps, Review } from '../components/Vetting/index.ts'
import styles from '../components/Vetting/Vetting.module.css'
import type { VettingReview } from '../compared-fields.ts'
import { vettingKeys } from '../key-help.ts'
import { useVettingKeys } from '../use-vetting-keys.ts'
import type { VettingReason } from '../api/use-vetting-reasons.ts'
import { messageOf } from '../vetting-reasons.ts'

export interface StaffVettingPageProps extends QueuePanelProps {
  /** Null while no profile is selected. */
  readonly review: Loadable<VettingReview> | null
  /** What a decision can give as its reasons. */
  readonly reasons: Loadable<readonly VettingReason[]>
  readonly claim: ClaimState
  readonly onMove: (by: 1 | -1) => void
  readonly onRelease: () => void
  readonly onDecide: (review: VettingReview, decision: TypedDecision) => void
  /** Takes the last decision back. */
  readonly onUndo: () => void
}

/** The queue of profiles, and the one that the vetter looks at. Rules: MOD-27 to MOD-33, MOD-84, MOD-85. */
export const StaffVettingPage = ({ review, ...props }: StaffVettingPageProps) => {
  const [showsKeys, setShowsKeys] = useState(false)
  const [typed, setTyped] = useState<Omit<TypedDecision, 'decision'>>({ reasons: [], message: '' })
  const [error, setError] = useState<string | null>(null)
  const message = useRef<HTMLTextAreaElement>(null)
  const { claim, isPending, marks, selectedUuid } = props
  const shown = review?.state === 'ready' ? review.value : null
  const isOpen = shown !== null && claim === 'held' && !isPending && props.reasons.state !== 'loading'
  const offered = props.reasons.state === 'ready' ? props.reasons.value : []
  const choose = (reasons: readonly string[]): void => {
    setError(null)
    // What the vetter wrote stays; what came with the reasons before does not.
    const isOwn = typed.message.trim() !== '' && typed.message !== messageOf(offered, typed.reasons)
    setTyped({ reasons, message: isOwn ? typed.message : messageOf(offered, reasons) })
  }
  const decide = (decision: VettingDecision): void => {
    if (!isOpen) return
    if (decision !== 'approved' && typed.reasons.length === 0) setError(t('Choose at least one reason'))
    else props.onDecide(shown, { ...typed, decision })
  }
  useVettingKeys({
    onMove: props.onMove,
    onApprove: () => decide('approved'),
    onSendBack: () => decide('changes_requested'),
    onReject: () => decide('rejected'),
    onUndo: props.onUndo,
    onRelease: props.onRelease,
    onMark: (isRange) => {
      if (selectedUuid !== null) (isRange ? marks.markTo : marks.toggle)(selectedUuid)
    },
    onApproveMarked: () => {
      if (marks.marked.length > 0 && !isPending) props.onApproveMarked()
    },
    onMessage: () => message.current?.focus(),
    onHelp: () => setShowsKeys(true),
    onReason: (at) => {
      const code = offered[at]?.code
      if (code === undefined || shown === null) return
      choose(typed.reasons.includes(code) ? typed.reasons.filter((one) => one !== code) : [...typed.reasons, code])
    },
  })
  return (
    <div className={styles['page']} data-open={selectedUuid === null ? undefined : true}>
      <QueuePanel {...props} />
      {review === null ? (
        <div className={styles['nobody']}>
          <EmptyState title={t('Nobody is selected')}>
            {t('Press j for the profile that has waited longest, or ? for all keys.')}
          </EmptyState>
        </div>
      ) : (
        <div className={styles['review']}>
          <div className={styles['profile']}>
            <div className={styles['back']}>
              <Link href="/staff/vetting">{t('Back to the queue')}</Link>
            </div>
            <Review review={review} claim={claim} />
          </div>
          {shown !== null && (
            <DecisionPanel
              {...typed}
              options={props.reasons}
              error={error}
              isPending={isPending}
              isOpen={isOpen}
              messageRef={message}
              onReasons={choose}
              onMessage={(text) => setTyped({ ...typed, message: text })}
              onDecide={decide}
              onRelease={props.onRelease}
              onHelp={() => setShowsKeys(true)}
            />
          )}
        </div>
      )}
      {showsKeys && <KeysDialog keys={vettingKeys} onClose={() => setShowsKeys(false)} />}
    </div>
  )
}
