import type { ReactNode } from 'react'
import { Text } from '@guildhall/ui-kit/Text'
import styles from './Timeline.module.css'

/** A past or future step with its date. */
export interface TimelineStep {
  readonly id: string
  readonly words: ReactNode
  readonly when: string
  /** A future step: its dot is hollow. */
  readonly isNext?: boolean
}

export interface TimelineProps {
  readonly label: string
  readonly steps: readonly TimelineStep[]
}

/** Past and future steps, from top to bottom, each with its date. */
export const Timeline = ({ label, steps }: TimelineProps) => (
  <ol className={styles['timeline']} aria-label={label}>
    {steps.map(({ id, words, when, isNext = false }) => (
      <li key={id} data-next={isNext || undefined}>
        <span className={styles['dot']} aria-hidden="true" />
        <span>{words}</span>
        <Text as="span" variant="caption" tone="muted">
          {when}
        </Text>
      </li>
    ))}
  </ol>
)
