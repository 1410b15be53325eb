import { highlightTerms } from '@guildhall/domain/conversations'
import styles from './ConversationItem.module.css'

export interface HighlightedProps {
  readonly text: string
  /** The folded words of the search; none highlights nothing. */
  readonly words: readonly string[]
}

/** A text in which the words of a search are highlighted. Rule: CONV-69. */
export const Highlighted = ({ text, words }: HighlightedProps) =>
  words.length === 0
    ? text
    : highlightTerms(text, words).map((part, index) =>
        part.isMatch ? (
          <mark key={index} className={styles['mark']}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )
