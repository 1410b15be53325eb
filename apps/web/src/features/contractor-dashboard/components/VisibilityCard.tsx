import type { VisibilityStats } from '@guildhall/domain/search'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { formatNumber } from '../../../shared/format/formats.ts'
import { BlockFailed } from './BlockStates.tsx'
import styles from './Visibility.module.css'
import { formatComparison, hasNoVisibility, formatSearchesCaption } from './format-visibility.ts'
import { VisibilityChart } from './VisibilityChart.tsx'
import { t } from '../../../shared/i18n/index.ts'

export interface VisibilityCardProps {
  readonly reach: Loadable<VisibilityStats>
  /** The explanation for a month without results, and how to change it. */
  readonly unseen: { readonly why: string; readonly action: string; readonly href: string }
  readonly now: Date
}

interface FigureProps {
  readonly of: string
  readonly figure: string
  readonly caption: string | null
}

const Figure = ({ of, figure, caption }: FigureProps) => (
  <div className={styles['figure']}>
    <Text as="dt" variant="caption" tone="muted">
      {of}
    </Text>
    <dd>
      <Text as="span" variant="figure">
        {figure}
      </Text>
      {caption !== null && (
        <Text as="span" variant="caption" tone="muted">
          {caption}
        </Text>
      )}
    </dd>
  </div>
)

const Shown = ({ reach, now }: { readonly reach: VisibilityStats; readonly now: Date }) => {
  const { answered, appeared, opened, received } = reach
  const requests =
    received.count === 0
      ? { figure: formatNumber(0), caption: t('No request came') }
      : {
          figure: t('{answered} of {received}', {
            answered: formatNumber(answered.count),
            received: formatNumber(received.count),
          }),
          caption: formatComparison(answered),
        }
  return (
    <div className={styles['shown']}>
      <dl className={styles['figures']}>
        <Figure
          of={t('Appeared in searches')}
          figure={formatNumber(appeared.count)}
          caption={formatSearchesCaption(appeared, reach, now)}
        />
        <Figure
          of={t('Profile opened')}
          figure={formatNumber(opened.count)}
          caption={formatSearchesCaption(opened, reach, now)}
        />
        <Figure of={t('Requests answered')} {...requests} />
      </dl>
      <VisibilityChart days={reach.days} now={now} />
    </div>
  )
}

const Loading = () => (
  <SkeletonGroup label={t('Loading the last 30 days')} className={styles['shown']}>
    <div className={styles['figures']}>
      {[58, 46, 52].map((width) => (
        <div key={width} className={styles['bones']}>
          <Skeleton width={`${width + 12}%`} />
          <Skeleton variant="title" width={48} />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
    <Skeleton className={styles['chartBone']} />
  </SkeletonGroup>
)

const Legend = () => (
  <span className={styles['legend']}>
    <Text as="span" variant="caption" tone="muted" className={styles['key']}>
      {t('Appeared')}
    </Text>
    <Text as="span" variant="caption" tone="muted" className={styles['key']} data-opened>
      {t('Opened')}
    </Text>
  </span>
)

/**
 * How often employers found the contractor, opened the profile and received an answer in the last 30 days: counts only, never names. Rule: SRCH-44.
 */
export const VisibilityCard = ({ reach, unseen, now }: VisibilityCardProps) => {
  const isEmpty = reach.state === 'ready' && hasNoVisibility(reach.value)
  return (
    <Card isFlush title={t('Last 30 days')} {...(reach.state === 'failed' || isEmpty ? {} : { actions: <Legend /> })}>
      <div className={styles['room']}>
        {reach.state === 'loading' && <Loading />}
        {reach.state === 'failed' && <BlockFailed {...reach} />}
        {reach.state === 'ready' && !isEmpty && <Shown reach={reach.value} now={now} />}
        {isEmpty && (
          <EmptyState
            headingLevel={3}
            className={styles['empty']}
            title={t('No search has found you yet')}
            actions={
              <LinkButton size="sm" href={unseen.href}>
                {unseen.action}
              </LinkButton>
            }
          >
            {unseen.why}
          </EmptyState>
        )}
      </div>
    </Card>
  )
}
