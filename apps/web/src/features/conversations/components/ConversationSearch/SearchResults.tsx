import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import { toSearchTerms } from '@guildhall/domain/conversations'
import type { SearchResultList } from '../../api/use-conversation-search.ts'
import type { ConversationReader } from '../../reader.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { formatNumber } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import { ConversationItem } from '../ConversationItem/index.ts'
import { ListSkeleton } from '../ConversationList/index.ts'
import styles from './ConversationSearch.module.css'

export interface SearchResultsProps {
  readonly text: string
  readonly list: Loadable<SearchResultList>
  readonly reader: ConversationReader
  readonly hrefOf: (uuid: string) => string
  readonly currentUuid: string | null
  readonly now: Date
  readonly onClear: () => void
}

const formatFound = (count: number, hasMore: boolean): string => {
  if (hasMore) return t('{number} found so far', { number: formatNumber(count) })
  return count === 1 ? t('1 conversation found') : t('{number} conversations found', { number: formatNumber(count) })
}

/** The conversations that a search found, with the words highlighted, and its empty, loading and failed states. Rules: CONV-68, CONV-69. */
export const SearchResults = ({ text, list, reader, hrefOf, currentUuid, now, onClear }: SearchResultsProps) => {
  const words = toSearchTerms(text)
  if (words.length === 0) {
    return (
      <div className={styles['state']}>
        <EmptyState isFlush title={t('Search your messages')}>
          {t('Type a name, a company, or words of a message.')}
        </EmptyState>
      </div>
    )
  }
  if (list.state === 'loading') return <ListSkeleton label={t('Searching')} />
  if (list.state === 'failed') {
    return (
      <EmptyState
        isFlush
        headingLevel={2}
        className={styles['state']}
        title={t('Your messages were not searched')}
        actions={<Button onPress={list.onRetry}>{t('Try again')}</Button>}
      >
        {list.message}
      </EmptyState>
    )
  }
  const { results, hasMore, isLoadingMore, onLoadMore } = list.value
  return (
    <>
      <VisuallyHidden as="output">{formatFound(results.length, hasMore)}</VisuallyHidden>
      {results.length === 0 ? (
        <div className={styles['state']}>
          <EmptyState
            isFlush
            title={t('Nothing found')}
            actions={<Button onPress={onClear}>{t('Search for something else')}</Button>}
          >
            {t('No conversation has all these words in its name, its offer or one of its messages.')}
          </EmptyState>
        </div>
      ) : (
        <ul aria-label={t('Found conversations')}>
          {results.map(({ entry, message }) => {
            const { uuid } = entry.conversation
            return (
              <li key={uuid} data-conversation={uuid}>
                <ConversationItem
                  entry={entry}
                  reader={reader}
                  href={hrefOf(uuid)}
                  isCurrent={uuid === currentUuid}
                  now={now}
                  found={{ words, message }}
                />
              </li>
            )
          })}
        </ul>
      )}
      {hasMore && (
        <div className={styles['state']}>
          <LoadMore
            label={t('Show earlier')}
            status={formatFound(results.length, hasMore)}
            hasMore
            isLoading={isLoadingMore}
            onLoadMore={onLoadMore}
          />
        </div>
      )}
    </>
  )
}
