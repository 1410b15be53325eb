import type { ReactNode } from 'react'
import { Text } from '@guildhall/ui-kit/Text'
import styles from './Timeline.module.css'

/** One thing of a course of things, and when it was or will be. */
export interface TimelineStep {
  readonly id: string
  readonly words: ReactNode
  readonly when: string
  /** Still to come: its dot is hollow. */
  readonly isNext?: boolean
}

export interface TimelineProps {
  readonly label: string
  readonly steps: readonly TimelineStep[]
}

/** What happened and what comes next, from top to bottom, each with its date. */
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
