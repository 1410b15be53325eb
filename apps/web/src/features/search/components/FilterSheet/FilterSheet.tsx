import { Button } from '@guildhall/ui-kit/Button'
import { Drawer } from '@guildhall/ui-kit/Drawer'
import { formatFoundCount, type Total } from '../../format-search.ts'
import { Filters, FiltersHead, type FiltersProps } from '../FilterRail/index.ts'
import styles from './FilterSheet.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface FilterSheetProps extends FiltersProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** The number of candidates with the current filters; null while it loads. */
  readonly count: Total | null
}

/** The filters as a full-screen sheet on a phone; its button shows the number of candidates. */
export const FilterSheet = ({ isOpen, onOpenChange, count, ...filters }: FilterSheetProps) => (
  <Drawer
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    size="md"
    isFlush
    title={t('Filters')}
    closeLabel={t('Close filters')}
    header={<FiltersHead {...filters} />}
    footer={
      <Button variant="primary" fullWidth onPress={() => onOpenChange(false)}>
        {count === null ? t('Counting people…') : t('Show {people}', { people: formatFoundCount(count) })}
      </Button>
    }
  >
    <div className={styles['filters']}>
      <Filters {...filters} hasSort />
    </div>
  </Drawer>
)
