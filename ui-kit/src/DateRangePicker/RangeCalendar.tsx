import { parseDate } from '@internationalized/date'
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components'
import { CalendarMonth } from '../DatePicker/CalendarMonth.tsx'
import type { DateRange } from './date-range.ts'
import styles from './DateRangePicker.module.css'

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
    <CalendarMonth dayClassName={styles['day']} />
  </AriaRangeCalendar>
)
