import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Text } from '@guildhall/ui-kit/Text'
import styles from './Comparison.module.css'
import { COMPARE_MAX, COMPARE_MIN } from './limits.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface CompareTrayProps {
  readonly names: readonly string[]
  readonly onCompare: () => void
  readonly onClear: () => void
}

/** The candidates selected for comparison, and how many are still needed; hidden while none is selected. */
export const CompareTray = ({ names, onCompare, onClear }: CompareTrayProps) => {
  if (names.length === 0) return null
  const isFew = names.length < COMPARE_MIN
  return (
    <section className={styles['tray']} aria-label={t('To compare')}>
      <Text as="div" aria-live="polite">
        <bdi>{names.join(', ')}</bdi>
        <Text as="span" variant="caption">
          {isFew
            ? ` ${t('Choose one more.')}`
            : names.length === COMPARE_MAX
              ? ` ${t('{compareMax} is the most.', { compareMax: COMPARE_MAX })}`
              : ''}
        </Text>
      </Text>
      <Button variant="quiet" onPress={onClear}>
        {t('Clear')}
      </Button>
      <Button variant="primary" isDisabled={isFew} onPress={onCompare}>
        <Icon icon={icons.Columns2} />
        {t('Compare {names}', { names: names.length })}
      </Button>
    </section>
  )
}
