import { getLocalTimeZone, today as todayIn } from '@internationalized/date'
import type { RefAttributes } from 'react'
import { useLocale } from 'react-aria-components'
import { Button } from '../Button/index.ts'
import { Calendar, ChevronDown } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import { Popover } from '../Popover/index.ts'
import { formatDateRange, presetsOf, type DateRange } from './date-range.ts'
import { RangeCalendar } from './RangeCalendar.tsx'
import styles from './DateRangePicker.module.css'
import { t } from '../i18n/index.ts'

export interface DateRangePickerProps extends RefAttributes<HTMLButtonElement> {
  /** What the range is of; the accessible name, followed by the range. */
  readonly label: string
  /** The range; null for all time. */
  readonly value: DateRange | null
  /** Called with a whole range, or with null for all time. */
  readonly onChange: (range: DateRange | null) => void
  /** The last day that can be selected, as yyyy-mm-dd. Default today in the browser's time zone. */
  readonly maxValue?: string | undefined
  /** The size of the button. Default `md`. */
  readonly size?: 'sm' | 'md' | undefined
  /** For the place of its root element in a layout. */
  readonly className?: string | undefined
}

/** A button with a range of days; it opens ranges that have a name, and a calendar for any other. Without a range it shows all time. */
export const DateRangePicker = ({ label, value, onChange, maxValue, size, className, ref }: DateRangePickerProps) => {
  const { locale } = useLocale()
  const today = maxValue ?? todayIn(getLocalTimeZone()).toString()
  const shown = value === null ? t('All time') : formatDateRange(value, locale)
  return (
    <Popover
      label={label}
      fitContent
      trigger={
        <Button ref={ref} size={size} className={className} aria-label={t('{label}: {range}', { label, range: shown })}>
          <Icon icon={Calendar} size="sm" />
          {shown}
          <Icon icon={ChevronDown} size="sm" />
        </Button>
      }
    >
      {({ close }) => {
        const choose = (range: DateRange | null): void => {
          onChange(range)
          close()
        }
        return (
          <div className={styles['content']}>
            <div className={styles['presets']}>
              <Button variant="quiet" size="sm" align="start" onPress={() => choose(null)}>
                {t('All time')}
              </Button>
              {presetsOf(today).map((preset) => (
                <Button key={preset.id} variant="quiet" size="sm" align="start" onPress={() => choose(preset.range)}>
                  {preset.label}
                </Button>
              ))}
            </div>
            <RangeCalendar label={label} value={value} maxValue={today} onChange={choose} />
          </div>
        )
      }}
    </Popover>
  )
}
