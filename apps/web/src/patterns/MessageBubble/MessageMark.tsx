import { CheckCheck } from 'lucide-react'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { TextButton } from '@guildhall/ui-kit/Link'
import { Spinner } from '@guildhall/ui-kit/Spinner'
import styles from './MessageBubble.module.css'

export type MessageMarkProps =
  | { readonly state: 'sent' | 'read' | 'sending' }
  | {
      readonly state: 'failed'
      readonly reason: string | null
      readonly onRetry: () => void
      readonly onDiscard: () => void
    }

/** Where an own message stands, in a sign and words. */
export const MessageMark = (props: MessageMarkProps) => {
  switch (props.state) {
    case 'sending':
      return (
        <div className={styles['mark']}>
          <Spinner className={styles['spinner']} label="Sending" />
          <span aria-hidden="true">Sending</span>
        </div>
      )
    case 'sent':
      return (
        <div className={styles['mark']}>
          <Icon of={glyphs.Check} size="sm" />
          Sent
        </div>
      )
    case 'read':
      return (
        <div className={styles['mark']}>
          <Icon of={CheckCheck} size="sm" />
          Read
        </div>
      )
    default:
      return (
        <div className={styles['mark']} data-failed>
          <Icon of={glyphs.CircleAlert} size="sm" />
          <span>
            Not sent. {props.reason ?? ''} <TextButton onPress={props.onRetry}>Retry</TextButton>{' '}
            <TextButton onPress={props.onDiscard}>Discard</TextButton>
          </span>
        </div>
      )
  }
}
