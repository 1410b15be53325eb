import { Calendar as AriaCalendar } from 'react-aria-components'
import { CalendarMonth, type CalendarMonthProps } from './CalendarMonth.tsx'
import styles from './DatePicker.module.css'

/** The calendar of one month. */
export const Calendar = (props: Omit<CalendarMonthProps, 'dayClassName'>) => (
  <AriaCalendar className={styles['calendar'] ?? ''}>
    <CalendarMonth {...props} />
  </AriaCalendar>
)
