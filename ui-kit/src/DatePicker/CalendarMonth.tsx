import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components'
import { classes } from '../classes.ts'
import { ChevronLeft, ChevronRight } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import styles from './CalendarMonth.module.css'
import { t } from '../i18n/index.ts'

export interface CalendarMonthProps {
  /** The name of the button to the month before. */
  readonly previousMonthLabel?: string | undefined
  /** The name of the button to the next month. */
  readonly nextMonthLabel?: string | undefined
  /** Further styles of a day. */
  readonly dayClassName?: string | undefined
}

/** One month with its days, and buttons to the months beside it; within a calendar of react-aria. */
export const CalendarMonth = ({
  previousMonthLabel = t('Previous month'),
  nextMonthLabel = t('Next month'),
  dayClassName,
}: CalendarMonthProps) => (
  <>
    <header className={styles['header']}>
      <IconButton slot="previous" label={previousMonthLabel} icon={ChevronLeft} size="sm" />
      <Heading className={styles['month'] ?? ''} />
      <IconButton slot="next" label={nextMonthLabel} icon={ChevronRight} size="sm" />
    </header>
    <CalendarGrid weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles['weekday'] ?? ''}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={classes(styles['day'], dayClassName)} />}
      </CalendarGridBody>
    </CalendarGrid>
  </>
)
