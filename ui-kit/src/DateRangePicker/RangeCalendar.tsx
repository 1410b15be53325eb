import { parseDate } from '@internationalized/date'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  RangeCalendar as AriaRangeCalendar,
} from 'react-aria-components'
import { ChevronLeft, ChevronRight } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import type { DateRange } from './date-range.ts'
import styles from './DateRangePicker.module.css'
import { t } from '../i18n/index.ts'

interface RangeCalendarProps {
  readonly label: string
  readonly value: DateRange | null
  /** The last day that can be selected, as yyyy-mm-dd. */
  readonly maxValue: string
  readonly onChange: (range: DateRange) => void
}

/** A month in which the first and the last day of a range are selected. */
export const RangeCalendar = ({ label, value, maxValue, onChange }: RangeCalendarProps) => (
  <AriaRangeCalendar
    aria-label={label}
    className={styles['calendar'] ?? ''}
    value={value && { start: parseDate(value.from), end: parseDate(value.to) }}
    maxValue={parseDate(maxValue)}
    defaultFocusedValue={parseDate(value?.to ?? maxValue)}
    onChange={({ start, end }) => onChange({ from: start.toString(), to: end.toString() })}
  >
    <header className={styles['header']}>
      <IconButton slot="previous" label={t('Previous month')} icon={ChevronLeft} size="sm" />
      <Heading className={styles['month'] ?? ''} />
      <IconButton slot="next" label={t('Next month')} icon={ChevronRight} size="sm" />
    </header>
    <CalendarGrid weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles['weekday'] ?? ''}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles['day'] ?? ''} />}</CalendarGridBody>
    </CalendarGrid>
  </AriaRangeCalendar>
)
