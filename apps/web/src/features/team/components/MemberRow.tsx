import type { TeamRole } from '@guildhall/domain/identity'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { icons } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Select } from '@guildhall/ui-kit/Select'
import { Text } from '@guildhall/ui-kit/Text'
import { roleLabels, formatSeat } from '../role-labels.ts'
import { type MemberView, getMemberRoleOptions, type TeamView, getRemovalBlocker } from '../team-view.ts'
import styles from '../routes/TeamSettings.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface MemberRowProps {
  readonly team: TeamView
  readonly member: MemberView
  readonly onRole: (member: MemberView, role: TeamRole) => void
  readonly onRemove: (member: MemberView) => void
}

/** One member of the team, with the actions of an admin. */
export const MemberRow = ({ team, member, onRole, onRemove }: MemberRowProps) => {
  const { name, email, role, isYou } = member
  const blocker = getRemovalBlocker(team, member)
  const leave = isYou ? t('Leave {companyName}', { companyName: team.companyName }) : t('Remove {name}', { name })
  return (
    <li className={styles['member']}>
      <Avatar name={name} id={member.uuid} src={member.picture} isDecorative />
      <div className={styles['words']}>
        <div className={styles['name']}>
          <Text as="span" variant="person-name">
            {name}
          </Text>
          {isYou && (
            <Text as="span" variant="caption">
              {t('you')}
            </Text>
          )}
        </div>
        <Text tone="muted">{email}</Text>
      </div>
      <Text variant="caption" className={styles['seatWord'] ?? ''}>
        {formatSeat(role)}
      </Text>
      {team.canManage ? (
        <Select<TeamRole>
          aria-label={t('Role of {name}', { name })}
          className={styles['do'] ?? ''}
          options={getMemberRoleOptions(team, member)}
          value={role}
          onChange={(next) => {
            if (next !== role) onRole(member, next)
          }}
        />
      ) : (
        <Text className={styles['do'] ?? ''}>{roleLabels[role].label}</Text>
      )}
      {(team.canManage || isYou) && (
        <IconButton
          label={blocker === null ? leave : `${leave}. ${blocker}`}
          icon={isYou ? icons.LogOut : icons.Trash2}
          isDisabled={blocker !== null}
          onPress={() => onRemove(member)}
        />
      )}
    </li>
  )
}
