import type { TextPart } from '../../api/marks-from-wire.ts'
import styles from './ResultRow.module.css'

export interface MarkedProps {
  readonly text: string
  /** Its parts; empty where nothing matches. */
  readonly parts: readonly TextPart[] | undefined
}

/** A text in which the words that match the search are marked. Rule: SRCH-61. */
export const Marked = ({ text, parts = [] }: MarkedProps) =>
  parts.length === 0
    ? text
    : parts.map((part, at) =>
        part.isMatch ? (
          <mark key={at} className={styles['mark']}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )
