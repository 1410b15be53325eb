import { type ReactNode, useRef } from 'react'
import { useVisibleHeight } from './use-visible-height.ts'
import styles from './InboxFrame.module.css'

export interface InboxFrameProps {
  /** The name of the list's region. */
  readonly label: string
  readonly head: ReactNode
  readonly list: ReactNode
  /** The open conversation, or what stands where none is open. */
  readonly children: ReactNode
  /** On a phone the open conversation is a page of its own, over the list. */
  readonly isOpen: boolean
}

/** A list and, beside it, what is chosen in it; on a phone one after the other. */
export const InboxFrame = ({ label, head, list, children, isOpen }: InboxFrameProps) => {
  const pane = useRef<HTMLDivElement>(null)
  useVisibleHeight(pane)
  return (
    <div className={styles['frame']} data-open={isOpen || undefined} data-covers-tabs={isOpen || undefined}>
      <section className={styles['list']} aria-label={label}>
        {head}
        {list}
      </section>
      <div className={styles['pane']} ref={pane}>
        {children}
      </div>
    </div>
  )
}
