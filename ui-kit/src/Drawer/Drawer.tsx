import type { ReactNode, RefAttributes } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { X } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import text from '../Text/Text.module.css'
import styles from './Drawer.module.css'
import { t } from '../i18n/index.ts'

export interface DrawerProps extends RefAttributes<HTMLElement> {
  /** Whether it is open, if the caller decides. */
  readonly isOpen: boolean
  /** Called when it opens or closes. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** The accessible name, shown as a heading unless `header` replaces it. */
  readonly title: string
  /** Shown in the header instead of the title: "1 of 23", next and previous. */
  readonly header?: ReactNode
  /** Shown before the close button. */
  readonly headerActions?: ReactNode
  /** The body, which scrolls. */
  readonly children: ReactNode
  /** The buttons of a form, always visible. */
  readonly footer?: ReactNode
  /** 560 px, for a form, or 912 px (default). */
  readonly size?: 'md' | 'lg' | undefined
  /** Without padding and scrolling, for a body of several columns. */
  readonly isFlush?: boolean | undefined
  /** The name of the close button. Default "Close". */
  readonly closeLabel?: string | undefined
}

/** A modal panel at the end edge of the page, full screen on a phone; Escape, the close button and the backdrop close it, and focus is restored. */
export const Drawer = ({
  isOpen,
  onOpenChange,
  title,
  header,
  headerActions,
  children,
  footer,
  size = 'lg',
  isFlush,
  closeLabel = t('Close'),
  ref,
}: DrawerProps) => (
  <ModalOverlay className={styles['overlay'] ?? ''} isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
    <Modal className={styles['modal'] ?? ''} data-size={size}>
      <Dialog ref={ref} className={styles['dialog'] ?? ''} {...(header === undefined ? {} : { 'aria-label': title })}>
        <header className={styles['header']}>
          <div className={styles['headerContent']}>
            {header ?? (
              <Heading slot="title" className={text['heading'] ?? ''}>
                {title}
              </Heading>
            )}
          </div>
          {headerActions}
          <IconButton label={closeLabel} icon={X} onPress={() => onOpenChange(false)} />
        </header>
        <div className={styles['body']} data-padded={!isFlush || undefined}>
          {children}
        </div>
        {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
      </Dialog>
    </Modal>
  </ModalOverlay>
)
