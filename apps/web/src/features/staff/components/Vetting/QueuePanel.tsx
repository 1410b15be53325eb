import { VETTING_TARGET_DAYS } from '@guildhall/domain/moderation'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { Link } from '@guildhall/ui-kit/Link'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../../shared/i18n/index.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import type { Unapproved } from '../../api/use-decisions.ts'
import type { VettingQueue } from '../../api/use-vetting.ts'
import { formatWait, QueueList, type QueueListProps } from './QueueList.tsx'
import styles from './Vetting.module.css'

export interface QueuePanelProps extends Omit<QueueListProps, 'queue'> {
  readonly queue: Loadable<VettingQueue>
  /** While profiles are decided on. */
  readonly isPending: boolean
  /** What was not approved with the others, and why. */
  readonly unapproved: readonly Unapproved[]
  readonly onApproveMarked: () => void
  readonly onForgetUnapproved: () => void
}

/** How many wait and how long, and what the reader has done today. Rule: MOD-86. */
const Waits = ({ now, queue }: { readonly now: Date; readonly queue: VettingQueue }) => {
  const { decidedToday, late, medianSince, oldestSince, total } = queue
  return (
    <div className={styles['waits']}>
      {oldestSince !== null && medianSince !== null && (
        <Text variant="caption" tone="muted">
          {t('{total} wait. Median {median}, longest {longest}.', {
            total,
            median: formatWait(medianSince, now),
            longest: formatWait(oldestSince, now),
          })}
        </Text>
      )}
      {late > 0 && (
        <Text variant="caption" tone="danger">
          {late === 1
            ? t('1 waits longer than {days} days.', { days: VETTING_TARGET_DAYS })
            : t('{late} wait longer than {days} days.', { late, days: VETTING_TARGET_DAYS })}
        </Text>
      )}
      <Text variant="caption" tone="muted">
        {t('Decided by you today: {count}', { count: decidedToday })}
      </Text>
    </div>
  )
}

const whyTexts: Readonly<Record<Unapproved['problem'], (entry: Unapproved) => string>> = {
  claimed: ({ heldBy }) =>
    heldBy === null ? t('another vetter looks at it') : t('{name} looks at it', { name: heldBy }),
  'changed-meanwhile': () => t('the contractor has changed it since'),
  'not-found': () => t('it no longer waits'),
}

/** Profiles that were not approved with the others, each with why. Rule: MOD-85. */
const NotApproved = ({
  onForgetUnapproved,
  unapproved,
}: Pick<QueuePanelProps, 'onForgetUnapproved' | 'unapproved'>) => (
  <Banner
    tone="warning"
    role="status"
    title={t('Not approved')}
    actions={
      <Button size="sm" onPress={onForgetUnapproved}>
        {t('OK')}
      </Button>
    }
  >
    <ul>
      {unapproved.map((entry) => (
        <li key={entry.uuid}>
          <Link href={`/staff/vetting/${entry.uuid}`}>
            <bdi>{entry.name}</bdi>
          </Link>
          : {whyTexts[entry.problem](entry)}
        </li>
      ))}
    </ul>
  </Banner>
)

/** What is done with the marked profiles. Rule: MOD-85. */
const Marked = ({
  isPending,
  marks,
  onApproveMarked,
}: Pick<QueuePanelProps, 'isPending' | 'marks' | 'onApproveMarked'>) => (
  <Cluster className={styles['marked']}>
    <Button size="sm" variant="primary" isDisabled={isPending} onPress={onApproveMarked}>
      {t('Approve {count} marked', { count: marks.marked.length })} <Kbd>A</Kbd>
    </Button>
    <Button size="sm" variant="quiet" onPress={marks.clear}>
      {t('Clear')}
    </Button>
  </Cluster>
)

/** The queue of profiles: how long people wait, and the list to open and to mark. Rules: MOD-27, MOD-85, MOD-86. */
export const QueuePanel = ({ queue, ...props }: QueuePanelProps) => (
  <section className={styles['queue']} aria-label={t('Queue')}>
    <header className={styles['queueHead']}>
      <Text as="h1" variant="heading">
        {t('Vetting')}
      </Text>
      {queue.state === 'ready' && <Waits queue={queue.value} now={props.now} />}
    </header>
    {props.unapproved.length > 0 && <NotApproved {...props} />}
    {props.marks.marked.length > 0 && <Marked {...props} />}
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
    {queue.state === 'ready' && queue.value.entries.length === 0 && (
      <EmptyState title={t('Nobody waits')}>{t('New profiles and changes appear here by themselves.')}</EmptyState>
    )}
    {queue.state === 'ready' && queue.value.entries.length > 0 && <QueueList queue={queue.value} {...props} />}
  </section>
)
