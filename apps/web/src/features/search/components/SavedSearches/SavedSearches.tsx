import { lazy, Suspense } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Popover } from '@guildhall/ui-kit/Popover'
import type { SavedSearchesProps } from './saved-searches-props.ts'
import { SavedSearchesSkeleton } from './SavedSearchesSkeleton.tsx'
import styles from './SavedSearches.module.css'
import { t } from '../../../../shared/i18n/index.ts'

const SavedList = lazy(async () => ({ default: (await import('./SavedList.tsx')).SavedList }))

/** The saved searches. Running a search overwrites nothing: "Update" and "Save as new" are explicit. Rules: SRCH-36, SRCH-37. */
export const SavedSearches = (props: SavedSearchesProps) => (
  <Popover
    label={t('Saved searches')}
    placement="bottom end"
    className={styles['popover']}
    trigger={
      <Button variant="quiet" className={styles['trigger']}>
        <Icon icon={icons.BellPlus} />
        <span>{t('Saved')}</span>
      </Button>
    }
  >
    {({ close }) => (
      <div className={styles['saved']}>
        <Suspense fallback={<SavedSearchesSkeleton />}>
          <SavedList
            {...props}
            onChoose={(saved) => {
              close()
              props.onChoose(saved)
            }}
            onSaveNew={() => {
              close()
              props.onSaveNew()
            }}
          />
        </Suspense>
      </div>
    )}
  </Popover>
)
