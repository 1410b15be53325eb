import { t } from '../i18n/index.ts'
import styles from './Field.module.css'

export interface CharacterCountProps {
  /** The text of the field. */
  readonly text: string
  /** How many characters it may have. */
  readonly maximum: number
  /** Also while the limit is far. */
  readonly isAlwaysShown?: boolean | undefined
  /** Formats the counter. Default "12 of 60". */
  readonly formatCount?: ((length: number, maximum: number) => string) | undefined
}

/** The part of the limit from which the count is shown. */
const NEAR = 0.9

const count = (length: number, maximum: number): string => t('{length} of {maximum}', { length, maximum })

/** How many characters (code points) a text has, of how many; shown near the limit and over it, which is also announced. */
export const CharacterCount = ({ text, maximum, isAlwaysShown = false, formatCount = count }: CharacterCountProps) => {
  const { length } = Array.from(text)
  const counted = formatCount(length, maximum)
  const isOver = length > maximum
  return (
    <>
      {!isOver && (isAlwaysShown || length >= maximum * NEAR) && counted}
      {/* It is there before it has text, so that the text is announced. */}
      <span className={styles['over']} aria-live="polite">
        {isOver && counted}
      </span>
    </>
  )
}
