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
  /** What it is about; also its name for screen readers. */
  readonly title: string
  /** The first sentence of the body, when the title alone does not ask the question. */
  readonly heading?: ReactNode
  readonly children?: Content
  /** The buttons, the one that does it last. */
  readonly actions?: Content
  /** A button that opens it; without one, `isOpen` and `onOpenChange` rule. */
  readonly trigger?: ReactNode
  readonly isOpen?: boolean
  readonly onOpenChange?: (isOpen: boolean) => void
  /** False: neither Esc nor the backdrop closes it, for what must be answered. Default true. */
  readonly isDismissable?: boolean | undefined
  /** 440 (default) or 640 px. */
  readonly size?: 'md' | 'lg' | undefined
  readonly role?: 'dialog' | 'alertdialog'
  readonly closeLabel?: string | undefined
}

const contentOf = (content: Content, close: () => void): ReactNode =>
  typeof content === 'function' ? content({ close }) : content

/** Asks or shows one thing over the page; Esc, the cross and the backdrop close it, and focus goes back where it was. */
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
              <header className={styles['head']}>
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
              {actions !== undefined && <footer className={styles['foot']}>{contentOf(actions, close)}</footer>}
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
