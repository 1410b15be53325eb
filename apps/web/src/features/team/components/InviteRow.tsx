import type { InviteWire } from '@guildhall/rest-contract/client'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDay } from '../../../shared/format/formats.ts'
import { roleWords } from '../role-words.ts'
import styles from '../routes/TeamSettings.module.css'
import { t } from '../../../shared/i18n/index.ts'

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
      <Text variant="label">{invite.email}</Text>
      <Text as="div" tone="muted">
        <StatusIndicator tone={invite.expired ? 'danger' : 'warning'} date={formatDay(invite.expiredDate)}>
          {invite.expired ? t('Expired') : t('Pending, to')}
        </StatusIndicator>
      </Text>
    </div>
    <Text variant="caption" className={styles['seatWord'] ?? ''}>
      {roleWords[invite.role].label}
    </Text>
    <Button
      size="sm"
      className={styles['do']}
      isPending={isSending}
      pendingLabel={t('Sending')}
      aria-label={t('{words} to {email}', {
        words: invite.expired ? t('New link') : t('Send again'),
        email: invite.email,
      })}
      onPress={() => onRefresh(invite)}
    >
      <Icon icon={icons.RefreshCw} size="sm" />
      {invite.expired ? t('New link') : t('Send again')}
    </Button>
    <IconButton
      label={t('Delete the invite of {email}', { email: invite.email })}
      icon={icons.Trash2}
      onPress={() => onRevoke(invite)}
    />
  </li>
)
