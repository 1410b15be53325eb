import { SEARCH_HISTORY_MAX, SEARCH_HISTORY_SHOWN } from '@guildhall/domain/search'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { icons } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { TextButton } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import { useState } from 'react'
import { formatDay, formatWhen } from '../../../../shared/format/formats.ts'
import { formatNewCount } from '../../../../shared/format/format-new-count.ts'
import { formatPeopleCount, searchDetails, searchTitle } from '../../format-search.ts'
import { SearchHistorySkeleton } from './SearchHistorySkeleton.tsx'
import type { SearchHistoryProps } from './search-history-props.ts'
import styles from './SearchHistory.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The list of searches, with the buttons to delete them. */
export const HistoryList = ({ onClear, ...body }: SearchHistoryProps) => (
  <>
    <HistoryHead isEmpty={body.history.state !== 'ready' || body.history.value.length === 0} onClear={onClear} />
    <HistoryBody {...body} />
  </>
)

/** Deleting all entries cannot be undone, so it needs a confirmation. */
const HistoryHead = ({ isEmpty, onClear }: { readonly isEmpty: boolean; readonly onClear: () => void }) => {
  const [isAsking, setAsking] = useState(false)
  if (isAsking && !isEmpty) {
    return (
      <div className={styles['head']}>
        <Text variant="caption" role="alert">
          {t('Delete all of them? That cannot be undone.')}
        </Text>
        <Button size="sm" variant="quiet" onPress={() => setAsking(false)}>
          {t('Keep')}
        </Button>
        <Button size="sm" variant="danger" onPress={onClear}>
          {t('Delete all')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles['head']}>
      <Text variant="caption">{t('Your last searches')}</Text>
      {!isEmpty && <TextButton onPress={() => setAsking(true)}>{t('Delete all')}</TextButton>}
    </div>
  )
}

const HistoryBody = ({ history, now, onChoose, onRemove }: Omit<SearchHistoryProps, 'onClear'>) => {
  if (history.state === 'loading') {
    return <SearchHistorySkeleton />
  }
  if (history.state === 'failed') {
    return (
      <div className={styles['failed']}>
        <p>{t('Your last searches could not be read. {problem}', { problem: history.message })}</p>
        <Button size="sm" onPress={history.onRetry}>
          {t('Retry')}
        </Button>
      </div>
    )
  }
  if (history.value.length === 0) {
    return (
      <EmptyState title={t('No searches yet')} headingLevel={3} isFlush>
        {t('What you search for is kept here, so that you can come back to it.')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles['list']}>
        {history.value.map((entry) => (
          <li key={entry.uuid} className={styles['item']}>
            <Button variant="quiet" fullWidth align="start" className={styles['entry']} onPress={() => onChoose(entry)}>
              <span className={styles['words']}>
                <span className={styles['title']}>{searchTitle(entry.parameters)}</span>
                <span className={styles['details']}>
                  {searchDetails(entry.parameters) || t('No filters')}
                  {entry.viewed.length > 0 && t(', {people} seen', { people: formatPeopleCount(entry.viewed.length) })}
                </span>
              </span>
              {entry.newCount !== null && entry.newCount > 0 ? (
                <Badge tone="info">
                  {t('{new} since {day}', {
                    new: formatNewCount(entry.newCount),
                    day: formatDay(entry.searchedAt, now),
                  })}
                </Badge>
              ) : (
                <span className={styles['when']}>{formatWhen(entry.searchedAt, now)}</span>
              )}
            </Button>
            <IconButton
              size="sm"
              label={t('Delete the search {searchTitle}', { searchTitle: searchTitle(entry.parameters) })}
              icon={icons.X}
              onPress={() => onRemove(entry)}
            />
          </li>
        ))}
      </ul>
      <p className={styles['foot']}>
        {t('{words} People you opened are marked “Seen”.', {
          words:
            history.value.length < SEARCH_HISTORY_SHOWN
              ? t('Your last {searchHistoryKept} are kept.', { searchHistoryKept: SEARCH_HISTORY_MAX })
              : t('{searchHistoryShown} are shown, {searchHistoryKept} kept.', {
                  searchHistoryShown: SEARCH_HISTORY_SHOWN,
                  searchHistoryKept: SEARCH_HISTORY_MAX,
                }),
        })}
      </p>
    </>
  )
}
