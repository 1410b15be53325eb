import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components'
import { ChevronLeft, ChevronRight } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import styles from './DatePicker.module.css'
import { t } from '../i18n/index.ts'

interface CalendarProps {
  /** The name of the button to the month before. */
  readonly previousMonthLabel?: string | undefined
  /** The name of the button to the next month. */
  readonly nextMonthLabel?: string | undefined
}

/** The calendar of one month. */
export const Calendar = ({
  previousMonthLabel = t('Previous month'),
  nextMonthLabel = t('Next month'),
}: CalendarProps) => (
  <AriaCalendar className={styles['calendar'] ?? ''}>
    <header className={styles['header']}>
      <IconButton slot="previous" label={previousMonthLabel} icon={ChevronLeft} size="sm" />
      <Heading className={styles['month'] ?? ''} />
      <IconButton slot="next" label={nextMonthLabel} icon={ChevronRight} size="sm" />
    </header>
    <CalendarGrid weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles['weekday'] ?? ''}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles['day'] ?? ''} />}</CalendarGridBody>
    </CalendarGrid>
  </AriaCalendar>
)
