import type { InviteWire } from '@guildhall/rest-contract/client'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Button } from '@guildhall/ui-kit/Button'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Status } from '@guildhall/ui-kit/Status'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDay } from '../../../shared/format/formats.ts'
import { roleWords } from '../role-words.ts'
import styles from '../routes/TeamSettings.module.css'
import { say } from '../../../shared/i18n/index.ts'

export interface InviteRowProps {
  readonly invite: InviteWire
  readonly isSending: boolean
  readonly onRefresh: (invite: InviteWire) => void
  readonly onRevoke: (invite: InviteWire) => void
}

/** An invite that nobody has taken yet: until when it can be, or since when no more. Rule: COMP-24. */
export const InviteRow = ({ invite, isSending, onRefresh, onRevoke }: InviteRowProps) => (
  <li className={styles['member']}>
    <Avatar name={invite.email} id={invite.uuid} isDecorative />
    <div className={styles['words']}>
      <Text look="label">{invite.email}</Text>
      <Text as="div" tone="muted">
        <Status tone={invite.expired ? 'danger' : 'warning'} date={formatDay(invite.expiredDate)}>
          {invite.expired ? say('Expired') : say('Pending, to')}
        </Status>
      </Text>
    </div>
    <Text look="caption" className={styles['seatWord'] ?? ''}>
      {roleWords[invite.role].label}
    </Text>
    <Button
      size="sm"
      className={styles['do']}
      isPending={isSending}
      pendingLabel={say('Sending')}
      aria-label={say('{words} to {email}', {
        words: invite.expired ? say('New link') : say('Send again'),
        email: invite.email,
      })}
      onPress={() => onRefresh(invite)}
    >
      <Icon of={glyphs.RefreshCw} size="sm" />
      {invite.expired ? say('New link') : say('Send again')}
    </Button>
    <IconButton
      label={say('Delete the invite of {email}', { email: invite.email })}
      icon={glyphs.Trash2}
      onPress={() => onRevoke(invite)}
    />
  </li>
)
