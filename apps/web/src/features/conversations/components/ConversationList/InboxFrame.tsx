import { type ReactNode, useRef } from 'react'
import { useFocusVisiblePane } from '../../../../shared/hooks/use-focus-visible-pane.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import styles from './InboxFrame.module.css'

export interface InboxFrameProps {
  /** The name of the list's region. */
  readonly label: string
  readonly head: ReactNode
  readonly list: ReactNode
  /** The open conversation, or what stands where none is open. */
  readonly children: ReactNode
  /** The name of what is open, said where it takes the whole screen. */
  readonly openLabel: string
  /** Which conversation is open: on a phone it is a page of its own, over the list. */
  readonly open: string | null
}

/** A list and, beside it, what is chosen in it; on a phone one after the other. */
export const InboxFrame = ({ label, head, list, children, open, openLabel }: InboxFrameProps) => {
  const rows = useRef<HTMLElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  useVisibleHeight(pane)
  useFocusVisiblePane({
    under: rows,
    over: pane,
    open,
    askedFrom: (uuid) => rows.current?.querySelector<HTMLElement>(`[data-conversation="${uuid}"] a`),
  })
  const isOpen = open !== null
  return (
    <div className={styles['frame']} data-open={isOpen || undefined} data-covers-tabs={isOpen || undefined}>
      <section className={styles['list']} ref={rows} tabIndex={-1} aria-label={label}>
        {head}
        {list}
      </section>
      <div className={styles['pane']} ref={pane} tabIndex={-1} role="group" aria-label={isOpen ? openLabel : label}>
        {children}
      </div>
    </div>
  )
}
