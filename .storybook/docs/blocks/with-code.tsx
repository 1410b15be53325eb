import type { ReactNode } from 'react'
import shared from '../docs.module.css'

/** Text of a comment, with what is between backticks as code. */
export const withCode = (text: string): ReactNode =>
  text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className={shared['code']}>
        {part}
      </code>
    ),
  )
