import type { RefAttributes } from 'react'
import {
  Button,
  Text,
  // Unstable in name: toast-queue.ts says why they are used.
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components'
import { CircleAlert, CircleCheck, X } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import { toasts as applicationToasts, type ToastContent, type ToastQueue } from './toast-queue.ts'
import styles from './Toast.module.css'
import { t } from '../i18n/index.ts'

const icons = { success: CircleCheck, danger: CircleAlert, neutral: undefined }

export interface ToastRegionProps extends RefAttributes<HTMLDivElement> {
  /** The queue that it shows. Default that of the application. */
  readonly toasts?: ToastQueue | undefined
  /** The accessible name of the region. Default "Notifications". */
  readonly label?: string | undefined
  /** The name of the close button. Default "Dismiss". */
  readonly closeLabel?: string | undefined
}

/** The region where toasts appear, once per application. F6 moves focus to it. */
export const ToastRegion = ({
  toasts = applicationToasts,
  label = t('Notifications'),
  closeLabel = t('Dismiss'),
  ref,
}: ToastRegionProps) => (
  <AriaToastRegion ref={ref} queue={toasts.queue} aria-label={label} className={styles['region'] ?? ''}>
    <ToastList<ToastContent> className={styles['list'] ?? ''}>
      {({ toast }) => {
        const { text, tone = 'neutral', icon = icons[tone], action } = toast.content
        return (
          <AriaToast toast={toast} className={styles['toast'] ?? ''}>
            {icon && <Icon icon={icon} />}
            <AriaToastContent className={styles['content'] ?? ''}>
              <Text slot="title" className={styles['text'] ?? ''}>
                {text}
              </Text>
            </AriaToastContent>
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
              <Icon icon={X} size="sm" />
            </Button>
          </AriaToast>
        )
      }}
    </ToastList>
  </AriaToastRegion>
)
