import type { ReactNode } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Link } from '@guildhall/ui-kit/Link'
import { Status, type StatusProps } from '@guildhall/ui-kit/Status'
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
  readonly tone: StatusProps['tone']
  readonly status: string
  readonly aside?: ReactNode
}

/** A person one is in contact with: who, the last word or the offer, and where it stands. */
export const ConversationRow = ({ person, href, words, tone, status, aside }: ConversationRowProps) => (
  <li className={styles['row']}>
    <Avatar name={person.name} id={person.uuid} src={person.picture} isDecorative />
    <div className={styles['lines']}>
      <p className={styles['line']}>
        <Link href={href} look="plain" isCovering className={styles['name']}>
          <bdi>{person.name}</bdi>
        </Link>{' '}
        <span className={styles['role']}>{person.title}</span>
      </p>
      <p className={styles['line']} dir="auto">
        {words}
      </p>
    </div>
    <div className={styles['state']}>
      <Status tone={tone}>{status}</Status>
      {aside !== undefined && <Text look="caption">{aside}</Text>}
    </div>
  </li>
)
