import type { ReactNode, RefAttributes } from 'react'
import { Dialog as AriaDialog, DialogTrigger, Heading as AriaHeading, Modal, ModalOverlay } from 'react-aria-components'
import { X } from '../Icon/glyphs.ts'
import { IconButton } from '../IconButton/index.ts'
import { Heading, Text } from '../Text/index.ts'
import text from '../Text/Text.module.css'
import styles from './Dialog.module.css'
import { say } from '../words/index.ts'

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
  /** Neither Esc nor the backdrop closes it: for what must be answered. */
  readonly mustAnswer?: boolean | undefined
  readonly isWide?: boolean | undefined
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
  mustAnswer = false,
  isWide,
  role = 'dialog',
  closeLabel = say('Close'),
  ref,
  ...state
}: DialogProps) => {
  const overlay = (
    <ModalOverlay
      className={styles['scrim'] ?? ''}
      isDismissable={!mustAnswer}
      isKeyboardDismissDisabled={mustAnswer}
      {...(trigger === undefined ? state : {})}
    >
      <Modal className={styles['modal'] ?? ''} data-wide={isWide || undefined}>
        <AriaDialog ref={ref} className={styles['dialog'] ?? ''} role={role}>
          {({ close }) => (
            <>
              <header className={styles['head']}>
                <AriaHeading slot="title" className={text['heading'] ?? ''}>
                  {title}
                </AriaHeading>
                {!mustAnswer && <IconButton label={closeLabel} icon={X} className={styles['close']} onPress={close} />}
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
