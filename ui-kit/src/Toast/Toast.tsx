import type { RefAttributes } from 'react'
import {
  Button,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components'
import { CircleAlert, CircleCheck, X } from '../Icon/glyphs.ts'
import { Icon } from '../Icon/index.ts'
import { toasts as applicationToasts, type ToastNotice, type Toasts } from './toasts.ts'
import styles from './Toast.module.css'
import { say } from '../words/index.ts'

const signs = { success: CircleCheck, danger: CircleAlert, plain: undefined }

export interface ToastRegionProps extends RefAttributes<HTMLDivElement> {
  readonly toasts?: Toasts | undefined
  readonly label?: string | undefined
  readonly closeLabel?: string | undefined
}

/** Where toasts appear; once in an application. F6 reaches it from anywhere. */
export const ToastRegion = ({
  toasts = applicationToasts,
  label = say('Notifications'),
  closeLabel = say('Dismiss'),
  ref,
}: ToastRegionProps) => (
  <AriaToastRegion ref={ref} queue={toasts.queue} aria-label={label} className={styles['region'] ?? ''}>
    <ToastList<ToastNotice> className={styles['list'] ?? ''}>
      {({ toast }) => {
        const { text, tone = 'plain', icon = signs[tone], action } = toast.content
        return (
          <AriaToast toast={toast} className={styles['toast'] ?? ''}>
            {icon && <Icon of={icon} />}
            <ToastContent className={styles['content'] ?? ''}>
              <Text slot="title" className={styles['text'] ?? ''}>
                {text}
              </Text>
            </ToastContent>
            {action && (
              <Button
                className={styles['action'] ?? ''}
                onPress={() => {
                  action.onAction()
                  toasts.queue.close(toast.key)
                }}
              >
                {action.label}
              </Button>
            )}
            <Button slot="close" aria-label={closeLabel} className={styles['close'] ?? ''}>
              <Icon of={X} size="sm" />
            </Button>
          </AriaToast>
        )
      }}
    </ToastList>
  </AriaToastRegion>
)
