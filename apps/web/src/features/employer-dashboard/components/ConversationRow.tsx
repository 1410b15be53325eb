import type { ReactNode } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Link } from '@guildhall/ui-kit/Link'
import { StatusIndicator, type StatusIndicatorProps } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import styles from './EmployerDashboard.module.css'

export interface ConversationRowProps {
  readonly person: {
    readonly uuid: string
    readonly name: string
    readonly title: string | null
    readonly picture: string | null
  }
  readonly href: string
  readonly words: string
  readonly tone: StatusIndicatorProps['tone']
  readonly status: string
  readonly aside?: ReactNode
}

/** A conversation in the list: the participant, the last message or the offer, and its status. */
export const ConversationRow = ({ person, href, words, tone, status, aside }: ConversationRowProps) => (
  <li className={styles['row']}>
    <Avatar name={person.name} id={person.uuid} src={person.picture} isDecorative />
    <div className={styles['lines']}>
      <p className={styles['line']}>
        <Link href={href} variant="plain" isStretched className={styles['name']}>
          <bdi>{person.name}</bdi>
        </Link>{' '}
        <span className={styles['role']}>{person.title}</span>
      </p>
      <p className={styles['line']} dir="auto">
        {words}
      </p>
    </div>
    <div className={styles['state']}>
      <StatusIndicator tone={tone}>{status}</StatusIndicator>
      {aside !== undefined && <Text variant="caption">{aside}</Text>}
    </div>
  </li>
)
