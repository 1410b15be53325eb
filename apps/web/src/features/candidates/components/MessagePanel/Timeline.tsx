import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import { formatDay, formatTime } from '../../../../shared/format/formats.ts'
import styles from './MessagePanel.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** A past or future event; without a date, `isDone` tells which. */
export interface TimelineStep {
  readonly id: string
  readonly label: string
  readonly at: Date | null
  readonly isDone?: boolean
}

/** Past and future events in chronological order. */
export const Timeline = ({ steps, now }: { readonly steps: readonly TimelineStep[]; readonly now: Date }) => (
  <ol className={styles['timeline']}>
    {steps.map(({ id, label, at, isDone = at !== null && at <= now }, index) => (
      <li key={id} data-done={isDone || undefined}>
        <span className={styles['dot']} aria-hidden="true" />
        <span>
          {label}
          <VisuallyHidden>{isDone ? t(', done') : t(', to come')}</VisuallyHidden>
        </span>
        <span className={styles['when']}>
          {at !== null && formatDay(at, now)}
          {at !== null && index === 0 && `, ${formatTime(at)}`}
        </span>
      </li>
    ))}
  </ol>
)
