import type { Reach } from '@guildhall/domain/search'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { formatNumber } from '../../../shared/format/formats.ts'
import { BlockFailed } from './BlockStates.tsx'
import styles from './Reach.module.css'
import { comparedWords, isUnseen, searchesWords } from './reach-words.ts'
import { ReachChart } from './ReachChart.tsx'
import { say } from '../../../shared/i18n/index.ts'

export interface ReachCardProps {
  readonly reach: Loadable<Reach>
  /** Why nobody found the contractor, and what changes it, for a month in which nobody did. */
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
    <Text as="dt" look="caption" tone="muted">
      {of}
    </Text>
    <dd>
      <Text as="span" look="figure">
        {figure}
      </Text>
      {caption !== null && (
        <Text as="span" look="caption" tone="muted">
          {caption}
        </Text>
      )}
    </dd>
  </div>
)

const Shown = ({ reach, now }: { readonly reach: Reach; readonly now: Date }) => {
  const { answered, appeared, opened, received } = reach
  const requests =
    received.count === 0
      ? { figure: formatNumber(0), caption: say('No request came') }
      : {
          figure: say('{answered} of {received}', {
            answered: formatNumber(answered.count),
            received: formatNumber(received.count),
          }),
          caption: comparedWords(answered),
        }
  return (
    <div className={styles['shown']}>
      <dl className={styles['figures']}>
        <Figure
          of={say('Appeared in searches')}
          figure={formatNumber(appeared.count)}
          caption={searchesWords(appeared, reach, now)}
        />
        <Figure
          of={say('Profile opened')}
          figure={formatNumber(opened.count)}
          caption={searchesWords(opened, reach, now)}
        />
        <Figure of={say('Requests answered')} {...requests} />
      </dl>
      <ReachChart days={reach.days} now={now} />
    </div>
  )
}

const Loading = () => (
  <SkeletonGroup label={say('Loading the last 30 days')} className={styles['shown']}>
    <div className={styles['figures']}>
      {[58, 46, 52].map((width) => (
        <div key={width} className={styles['bones']}>
          <Skeleton width={`${width + 12}%`} />
          <Skeleton shape="title" width={48} />
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
    <Skeleton className={styles['chartBone']} />
  </SkeletonGroup>
)

const Legend = () => (
  <span className={styles['legend']}>
    <Text as="span" look="caption" tone="muted" className={styles['key']}>
      {say('Appeared')}
    </Text>
    <Text as="span" look="caption" tone="muted" className={styles['key']} data-opened>
      {say('Opened')}
    </Text>
  </span>
)

/** How often employers found the contractor, opened them and got an answer in the last 30 days: counts, never who. Rule: SRCH-44. */
export const ReachCard = ({ reach, unseen, now }: ReachCardProps) => {
  const isEmpty = reach.state === 'ready' && isUnseen(reach.value)
  return (
    <Card isFlush title={say('Last 30 days')} {...(reach.state === 'failed' || isEmpty ? {} : { actions: <Legend /> })}>
      <div className={styles['room']}>
        {reach.state === 'loading' && <Loading />}
        {reach.state === 'failed' && <BlockFailed {...reach} />}
        {reach.state === 'ready' && !isEmpty && <Shown reach={reach.value} now={now} />}
        {isEmpty && (
          <EmptyState
            level={3}
            className={styles['empty']}
            title={say('No search has found you yet')}
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
