import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Popover } from '@guildhall/ui-kit/Popover'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import { formatWhen } from '../../app/formats.ts'
import type { HistoryView } from '../../app/candidates/from-wire.ts'
import type { Loadable } from '../../app/candidates/loadable.ts'
import { people, searchDetails, searchTitle } from '../../app/candidates/search-words.ts'
import styles from './SearchHistory.module.css'

export interface SearchHistoryProps {
  readonly history: Loadable<readonly HistoryView[]>
  readonly now: Date
  readonly onChoose: (entry: HistoryView) => void
}

/** The last searches, nine at most; a press searches again. Source: product-spec §9 Search; D11 History. */
export const SearchHistory = ({ history, now, onChoose }: SearchHistoryProps) => (
  <Popover
    label="Search history"
    placement="bottom end"
    className={styles['popover']}
    trigger={
      <Button look="quiet" className={styles['trigger']}>
        <Icon of={glyphs.History} />
        <span>History</span>
      </Button>
    }
  >
    {({ close }) => (
      <div className={styles['history']}>
        <Text look="caption">Your last searches</Text>
        <HistoryBody
          history={history}
          now={now}
          onChoose={(entry) => {
            close()
            onChoose(entry)
          }}
        />
      </div>
    )}
  </Popover>
)

const HistoryBody = ({ history, now, onChoose }: SearchHistoryProps) => {
  if (history.state === 'loading') {
    return (
      <SkeletonGroup label="Reading your last searches" className={styles['bones']}>
        <Skeleton width="60%" />
        <Skeleton width="80%" />
        <Skeleton width="50%" />
      </SkeletonGroup>
    )
  }
  if (history.state === 'failed') {
    return (
      <div className={styles['failed']}>
        <p>Your last searches could not be read. {history.problem}</p>
        <Button size="sm" onPress={history.retry}>
          Retry
        </Button>
      </div>
    )
  }
  if (history.value.length === 0) {
    return (
      <EmptyState title="No searches yet" level={3} isFlush>
        What you search for is kept here, so that you can come back to it.
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles['list']}>
        {history.value.map((entry) => (
          <li key={entry.uuid}>
            <Button look="quiet" isBlock align="start" className={styles['entry']} onPress={() => onChoose(entry)}>
              <span className={styles['words']}>
                <span className={styles['title']}>{searchTitle(entry.parameters)}</span>
                <span className={styles['details']}>
                  {searchDetails(entry.parameters) || 'No filters'}
                  {entry.viewed.length > 0 && `, ${people(entry.viewed.length)} seen`}
                </span>
              </span>
              <span className={styles['when']}>{formatWhen(entry.searchedAt, now)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles['foot']}>9 are shown, 50 kept. People you opened are marked “Seen”.</p>
    </>
  )
}
