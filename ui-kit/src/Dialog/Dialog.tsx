import type { ReactNode, RefAttributes } from 'react'
import { Dialog as AriaDialog, DialogTrigger, Heading as AriaHeading, Modal, ModalOverlay } from 'react-aria-components'
import { X } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import { Heading, Text } from '../Text/index.ts'
import text from '../Text/Text.module.css'
import styles from './Dialog.module.css'
import { t } from '../i18n/index.ts'

type Content = ReactNode | ((dialog: { readonly close: () => void }) => ReactNode)

export interface DialogProps extends RefAttributes<HTMLElement> {
  /** The title, also its accessible name. */
  readonly title: string
  /** A heading at the top of the body, when the title alone does not ask the question. */
  readonly heading?: ReactNode
  /** The body, or a function that gets `close`. */
  readonly children?: Content
  /** The buttons, the confirming one last. */
  readonly actions?: Content
  /** The button that opens it; without one, control it by `isOpen` and `onOpenChange`. */
  readonly trigger?: ReactNode
  /** Whether it is open, if the caller decides. */
  readonly isOpen?: boolean
  /** Called when it opens or closes. */
  readonly onOpenChange?: (isOpen: boolean) => void
  /** False: neither Escape nor the backdrop closes it, for what must be answered. Default true. */
  readonly isDismissable?: boolean | undefined
  /** 440 (default) or 640 px. */
  readonly size?: 'md' | 'lg' | undefined
  /** `alertdialog` for a warning that interrupts. Default `dialog`. */
  readonly role?: 'dialog' | 'alertdialog'
  /** The name of the close button. Default "Close". */
  readonly closeLabel?: string | undefined
}

const contentOf = (content: Content, close: () => void): ReactNode =>
  typeof content === 'function' ? content({ close }) : content

/** A modal dialog; Escape, the close button and the backdrop close it, and focus is restored. */
export const Dialog = ({
  title,
  heading,
  children,
  actions,
  trigger,
  isDismissable = true,
  size = 'md',
  role = 'dialog',
  closeLabel = t('Close'),
  ref,
  ...state
}: DialogProps) => {
  const overlay = (
    <ModalOverlay
      className={styles['overlay'] ?? ''}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      {...(trigger === undefined ? state : {})}
    >
      <Modal className={styles['modal'] ?? ''} data-size={size}>
        <AriaDialog ref={ref} className={styles['dialog'] ?? ''} role={role}>
          {({ close }) => (
            <>
              <header className={styles['header']}>
                <AriaHeading slot="title" className={text['heading'] ?? ''}>
                  {title}
                </AriaHeading>
                {isDismissable && (
                  <IconButton label={closeLabel} icon={X} className={styles['close']} onPress={close} />
                )}
              </header>
              <div className={styles['body']}>
                {heading !== undefined && <Heading level={3}>{heading}</Heading>}
                {children !== undefined && <Text as="div">{contentOf(children, close)}</Text>}
              </div>
              {actions !== undefined && <footer className={styles['footer']}>{contentOf(actions, close)}</footer>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
  return trigger === undefined ? (
    overlay
  ) : (
    <DialogTrigger {...state}>
      {trigger}
      {overlay}
    </DialogTrigger>
  )
}
