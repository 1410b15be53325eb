import { CheckCheck } from 'lucide-react'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { TextButton } from '@guildhall/ui-kit/Link'
import { Spinner } from '@guildhall/ui-kit/Spinner'
import styles from './MessageBubble.module.css'
import { Say, say } from '../../../../shared/i18n/index.ts'

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
          <Spinner className={styles['spinner']} label={say('Sending')} />
          <span aria-hidden="true">{say('Sending')}</span>
        </div>
      )
    case 'sent':
      return (
        <div className={styles['mark']}>
          <Icon of={glyphs.Check} size="sm" />
          {say('Sent')}
        </div>
      )
    case 'read':
      return (
        <div className={styles['mark']}>
          <Icon of={CheckCheck} size="sm" />
          {say('Read')}
        </div>
      )
    default:
      return (
        <div className={styles['mark']} data-failed>
          <Icon of={glyphs.CircleAlert} size="sm" />
          <span>
            <Say
              text="Not sent. {reason} <textButton>Retry</textButton> <textButton2>Discard</textButton2>"
              values={{ reason: props.reason ?? '' }}
              parts={{
                textButton: (words) => <TextButton onPress={props.onRetry}>{words}</TextButton>,
                textButton2: (words) => <TextButton onPress={props.onDiscard}>{words}</TextButton>,
              }}
            />
          </span>
        </div>
      )
  }
}
