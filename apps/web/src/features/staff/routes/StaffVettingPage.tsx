import type { VettingDecision, VettingReason } from '@guildhall/domain/moderation'
import { useRef, useState } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Link } from '@guildhall/ui-kit/Link'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDate, formatTime } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { ClaimState, TypedDecision, VettingQueue } from '../api/use-vetting.ts'
import { DecisionPanel, formatWait, KeysDialog, QueueList, ReviewTable } from '../components/Vetting/index.ts'
import styles from '../components/Vetting/Vetting.module.css'
import type { VettingReview } from '../compared-fields.ts'
import { useVettingKeys } from '../use-vetting-keys.ts'
import { vetterReasons } from '../vetting-reasons.ts'

export interface StaffVettingPageProps {
  readonly ownUuid: string
  readonly now: Date
  readonly queue: Loadable<VettingQueue>
  readonly selectedUuid: string | null
  /** Null while no profile is selected. */
  readonly review: Loadable<VettingReview> | null
  readonly claim: ClaimState
  readonly isPending: boolean
  readonly onMove: (by: 1 | -1) => void
  readonly onRelease: () => void
  readonly onDecide: (review: VettingReview, decision: TypedDecision) => void
}

/** The queue of profiles, and the one that the vetter looks at. Rules: MOD-27 to MOD-33. */
export const StaffVettingPage = ({ queue, review, ...props }: StaffVettingPageProps) => {
  const [showsKeys, setShowsKeys] = useState(false)
  const [typed, setTyped] = useState<Omit<TypedDecision, 'decision'>>({ reasons: [], message: '' })
  const [error, setError] = useState<string | null>(null)
  const message = useRef<HTMLTextAreaElement>(null)
  const { claim, isPending, selectedUuid } = props
  const shown = review?.state === 'ready' ? review.value : null
  const isOpen = shown !== null && claim === 'held' && !isPending
  const choose = (reasons: readonly VettingReason[]): void => {
    setError(null)
    setTyped({ ...typed, reasons })
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
    onRelease: props.onRelease,
    onMessage: () => message.current?.focus(),
    onHelp: () => setShowsKeys(true),
    onReason: (at) => {
      const code = vetterReasons[at]?.code
      if (code === undefined || shown === null) return
      choose(typed.reasons.includes(code) ? typed.reasons.filter((one) => one !== code) : [...typed.reasons, code])
    },
  })
  return (
    <div className={styles['page']} data-open={selectedUuid === null ? undefined : true}>
      <section className={styles['queue']} aria-label={t('Queue')}>
        <Queue queue={queue} {...props} />
      </section>
      {review === null ? (
        <div className={styles['nobody']}>
          <EmptyState title={t('Nobody is selected')}>
            {t('Press j for the profile that has waited longest.')}
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
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </div>
  )
}

const Queue = ({
  queue,
  now,
  ownUuid,
  selectedUuid,
}: Pick<StaffVettingPageProps, 'now' | 'ownUuid' | 'queue' | 'selectedUuid'>) => {
  const oldest = queue.state === 'ready' ? queue.value.entries[0] : undefined
  return (
    <>
      <header className={styles['queueHead']}>
        <Text as="h1" variant="heading">
          {t('Vetting')}
        </Text>
        {queue.state === 'ready' && oldest !== undefined && (
          <Text variant="caption" tone="muted">
            {t('{total} wait, oldest {wait}', { total: queue.value.total, wait: formatWait(oldest.waitingSince, now) })}
          </Text>
        )}
      </header>
      {queue.state === 'loading' && (
        <SkeletonGroup label={t('Loading the queue')}>
          <Skeleton width="80%" />
        </SkeletonGroup>
      )}
      {queue.state === 'failed' && (
        <EmptyState
          title={t('The queue did not load')}
          actions={<Button onPress={queue.onRetry}>{t('Try again')}</Button>}
        >
          {queue.message}
        </EmptyState>
      )}
      {queue.state === 'ready' && oldest === undefined && (
        <EmptyState title={t('Nobody waits')}>{t('New profiles and changes appear here by themselves.')}</EmptyState>
      )}
      {queue.state === 'ready' && oldest !== undefined && (
        <QueueList queue={queue.value} selectedUuid={selectedUuid} ownUuid={ownUuid} now={now} />
      )}
    </>
  )
}

const ClaimBanner = ({ claim }: { readonly claim: ClaimState }) => {
  if (claim === 'held' || claim === 'waiting') return null
  const { by, until } = claim.details
  return (
    <Banner tone="warning" role="status">
      {claim.problem === 'claimed' && typeof by === 'string' && typeof until === 'string'
        ? t('{name} looks at this profile, until {time} at the latest.', { name: by, time: formatTime(until) })
        : claim.message}
    </Banner>
  )
}

const stateOf = ({ approved, resubmissions, vettingStatus }: VettingReview): string => {
  if (vettingStatus === 'pending')
    return resubmissions === 0 ? t('Waits for its first approval') : t('Resubmission {count}', { count: resubmissions })
  return approved === null
    ? t('Approved by rule, stays searchable')
    : t('Approved {day}, stays searchable', { day: formatDate(approved.at) })
}

const Review = ({ review, claim }: { readonly review: Loadable<VettingReview>; readonly claim: ClaimState }) => {
  if (review.state === 'loading')
    return (
      <SkeletonGroup label={t('Loading the profile')}>
        <Stack>
          <Skeleton width="40%" />
          <Skeleton width="80%" />
        </Stack>
      </SkeletonGroup>
    )
  if (review.state === 'failed')
    return (
      <EmptyState
        title={t('The profile did not load')}
        actions={<Button onPress={review.onRetry}>{t('Try again')}</Button>}
      >
        {review.message}
      </EmptyState>
    )
  const { changedAt, contractorUuid, emailVerified, firstName, lastName, proposed } = review.value
  const name = `${firstName} ${lastName}`.trim()
  return (
    <>
      <header className={styles['head']}>
        <Avatar name={name} id={contractorUuid} src={proposed.profilePicture} isDecorative />
        <div>
          <Text as="h2" variant="heading">
            {name} {!emailVerified && <Badge tone="warning">{t('Address not verified')}</Badge>}
          </Text>
          <Text variant="caption" tone="muted">
            {t('{state}. Changed {day}, {time}.', {
              state: stateOf(review.value),
              day: formatDate(changedAt),
              time: formatTime(changedAt),
            })}
          </Text>
        </div>
      </header>
      <ClaimBanner claim={claim} />
      <ReviewTable review={review.value} />
    </>
  )
}
