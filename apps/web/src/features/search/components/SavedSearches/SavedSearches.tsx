import { lazy, Suspense } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Popover } from '@guildhall/ui-kit/Popover'
import type { SavedSearchesProps } from './saved-searches-props.ts'
import { SavedWaiting } from './SavedWaiting.tsx'
import styles from './SavedSearches.module.css'
import { say } from '../../../../shared/i18n/index.ts'

const SavedList = lazy(async () => ({ default: (await import('./SavedList.tsx')).SavedList }))

/** The searches kept under a name. Nothing is overwritten by searching: "Update" and "Save as new" are said. Rules: SRCH-36, SRCH-37. */
export const SavedSearches = (props: SavedSearchesProps) => (
  <Popover
    label={say('Saved searches')}
    placement="bottom end"
    className={styles['popover']}
    trigger={
      <Button look="quiet" className={styles['trigger']}>
        <Icon of={glyphs.BellPlus} />
        <span>{say('Saved')}</span>
      </Button>
    }
  >
    {({ close }) => (
      <div className={styles['saved']}>
        <Suspense fallback={<SavedWaiting />}>
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
