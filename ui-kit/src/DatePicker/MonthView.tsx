import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components'
import { ChevronLeft, ChevronRight } from '../Icon/glyphs.ts'
import { IconButton } from '../IconButton/index.ts'
import styles from './DatePicker.module.css'
import { say } from '../words/index.ts'

interface MonthViewProps {
  readonly previousLabel?: string | undefined
  readonly nextLabel?: string | undefined
}

/** One month to pick a day from. */
export const MonthView = ({ previousLabel = say('Previous month'), nextLabel = say('Next month') }: MonthViewProps) => (
  <Calendar className={styles['calendar'] ?? ''}>
    <header className={styles['head']}>
      <IconButton slot="previous" label={previousLabel} icon={ChevronLeft} size="sm" />
      <Heading className={styles['month'] ?? ''} />
      <IconButton slot="next" label={nextLabel} icon={ChevronRight} size="sm" />
    </header>
    <CalendarGrid weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={styles['weekday'] ?? ''}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles['day'] ?? ''} />}</CalendarGridBody>
    </CalendarGrid>
  </Calendar>
)
