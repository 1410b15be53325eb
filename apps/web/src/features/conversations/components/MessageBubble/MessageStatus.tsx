import { CheckCheck } from 'lucide-react'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { TextButton } from '@guildhall/ui-kit/Link'
import { Spinner } from '@guildhall/ui-kit/Spinner'
import styles from './MessageBubble.module.css'
import { Trans, t } from '../../../../shared/i18n/index.ts'

export type MessageStatusProps =
  | { readonly state: 'sent' | 'read' | 'sending' }
  | {
      /** Not delivered: it waits for the connection, or was refused. */
      readonly state: 'waiting' | 'failed'
      readonly reason: string | null
      readonly onRetry: () => void
      readonly onDiscard: () => void
    }

/** The delivery status of an own message, as an icon with text. */
export const MessageStatus = (props: MessageStatusProps) => {
  switch (props.state) {
    case 'sending':
      return (
        <div className={styles['mark']}>
          <Spinner className={styles['spinner']} label={t('Sending')} />
          <span aria-hidden="true">{t('Sending')}</span>
        </div>
      )
    case 'sent':
      return (
        <div className={styles['mark']}>
          <Icon icon={icons.Check} size="sm" />
          {t('Sent')}
        </div>
      )
    case 'read':
      return (
        <div className={styles['mark']}>
          <Icon icon={CheckCheck} size="sm" />
          {t('Read')}
        </div>
      )
    case 'waiting':
      return (
        <div className={styles['mark']}>
          <Icon icon={icons.Clock} size="sm" />
          <span>
            <Trans
              message="It is sent as soon as you are back online. <textButton>Retry</textButton> <textButton2>Discard</textButton2>"
              components={{
                textButton: (words) => <TextButton onPress={props.onRetry}>{words}</TextButton>,
                textButton2: (words) => <TextButton onPress={props.onDiscard}>{words}</TextButton>,
              }}
            />
          </span>
        </div>
      )
    default:
      return (
        <div className={styles['mark']} data-failed>
          <Icon icon={icons.CircleAlert} size="sm" />
          <span>
            <Trans
              message="Not sent. {reason} <textButton>Retry</textButton> <textButton2>Discard</textButton2>"
              values={{ reason: props.reason ?? '' }}
              components={{
                textButton: (words) => <TextButton onPress={props.onRetry}>{words}</TextButton>,
                textButton2: (words) => <TextButton onPress={props.onDiscard}>{words}</TextButton>,
              }}
            />
          </span>
        </div>
      )
  }
}
