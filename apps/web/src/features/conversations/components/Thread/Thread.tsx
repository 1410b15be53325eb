import type { ReactNode } from 'react'
import styles from './Thread.module.css'

export interface ThreadProps {
  /** "Conversation with Callum Nguyen". */
  readonly label: string
  readonly head: ReactNode
  readonly log: ReactNode
  readonly foot: ReactNode
}

/** One conversation: its header, its messages, and the composer. */
export const Thread = ({ label, head, log, foot }: ThreadProps) => (
  <section className={styles['thread']} aria-label={label}>
    {head}
    {log}
    {foot}
  </section>
)
