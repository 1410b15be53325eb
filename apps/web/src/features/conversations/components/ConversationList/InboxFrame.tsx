import { type ReactNode, useRef } from 'react'
import { useFocusVisiblePane } from '../../../../shared/hooks/use-focus-visible-pane.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import styles from './InboxFrame.module.css'

export interface InboxFrameProps {
  /** The accessible name of the list's region. */
  readonly label: string
  readonly head: ReactNode
  readonly list: ReactNode
  /** The open conversation, or a placeholder. */
  readonly children: ReactNode
  /** The accessible name of the open conversation, which is announced when it fills the screen. */
  readonly openLabel: string
  /** The open conversation; on a phone it covers the list as a page of its own. */
  readonly open: string | null
}

/** A list and, beside it, its selected item; on a phone only one of them at a time. */
export const InboxFrame = ({ label, head, list, children, open, openLabel }: InboxFrameProps) => {
  const rows = useRef<HTMLElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const isOpen = open !== null
  useVisibleHeight(pane, isOpen)
  useFocusVisiblePane({
    under: rows,
    over: pane,
    open,
    askedFrom: (uuid) => rows.current?.querySelector<HTMLElement>(`[data-conversation="${uuid}"] a`),
  })
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
