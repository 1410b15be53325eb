import { lazy, Suspense } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Popover } from '@guildhall/ui-kit/Popover'
import { SearchHistorySkeleton } from './SearchHistorySkeleton.tsx'
import type { SearchHistoryProps } from './search-history-props.ts'
import styles from './SearchHistory.module.css'
import { t } from '../../../../shared/i18n/index.ts'

const HistoryList = lazy(async () => ({ default: (await import('./HistoryList.tsx')).HistoryList }))

/** The last searches, at most nine; pressing one runs it again. Rule: SRCH-31. */
export const SearchHistory = (props: SearchHistoryProps) => (
  <Popover
    label={t('Search history')}
    placement="bottom end"
    className={styles['popover']}
    trigger={
      <Button variant="quiet" className={styles['trigger']}>
        <Icon icon={icons.History} />
        <span>{t('History')}</span>
      </Button>
    }
  >
    {({ close }) => (
      <div className={styles['history']}>
        <Suspense fallback={<SearchHistorySkeleton />}>
          <HistoryList
            {...props}
            onChoose={(entry) => {
              close()
              props.onChoose(entry)
            }}
          />
        </Suspense>
      </div>
    )}
  </Popover>
)
