import { Badge } from '@guildhall/ui-kit/Badge'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { useReservedSpace } from '../../../shared/hooks/use-reserved-space.ts'
import { type HistoryView, searchHref, searchDetails, searchTitle } from '../../search/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { formatNewCount } from '../../../shared/format/format-new-count.ts'
import { formatWhen } from '../../../shared/format/formats.ts'
import { BlockFailed, BlockSkeleton } from './DashboardCard.tsx'
import styles from './EmployerDashboard.module.css'
import { t } from '../../../shared/i18n/index.ts'

const shown = 3

export interface RecentSearchesProps {
  readonly history: Loadable<readonly HistoryView[]>
  readonly now: Date
}

/** The last searches, as links that run them again. */
export const RecentSearches = (props: RecentSearchesProps) => {
  const room = useReservedSpace('recent-searches', props.history.state === 'loading')
  return (
    <div {...room}>
      <Searches {...props} />
    </div>
  )
}

const Searches = ({ history, now }: RecentSearchesProps) => {
  if (history.state === 'loading') return <BlockSkeleton label={t('Reading your last searches')} />
  if (history.state === 'failed') return <BlockFailed message={history.message} onRetry={history.onRetry} />
  if (history.value.length === 0) {
    return <p className={styles['empty']}>{t('Search for a job title above; your last searches will wait here.')}</p>
  }
  return (
    <>
      <Text as="h2" variant="caption" className={styles['smallHead']}>
        {t('Recent searches')}
      </Text>
      <ul className={styles['searches']}>
        {history.value.slice(0, shown).map(({ uuid, parameters, searchedAt, newCount }) => (
          <li key={uuid} className={styles['row']}>
            <Icon icon={icons.History} className={styles['muted']} />
            <div className={styles['lines']}>
              <p className={styles['line']}>
                <Link
                  variant="plain"
                  isStretched
                  href={searchHref({ parameters, pages: 0, open: null, message: false })}
                  className={styles['search']}
                >
                  {searchTitle(parameters)}
                </Link>
              </p>
              <Text variant="caption" truncate>
                {searchDetails(parameters) || t('No filters')}
              </Text>
            </div>
            {newCount !== null && newCount > 0 ? (
              <Badge tone="info">{formatNewCount(newCount)}</Badge>
            ) : (
              <Text variant="caption">{formatWhen(searchedAt, now)}</Text>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
