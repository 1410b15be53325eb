import type { InviteWire } from '@guildhall/rest-contract/client'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Card } from '@guildhall/ui-kit/Card'
import { Link } from '@guildhall/ui-kit/Link'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { roleLabels, type MemberView, type TeamView } from '../../team/index.ts'
import { useReservedSpace } from '../../../shared/hooks/use-reserved-space.ts'
import { t } from '../../../shared/i18n/index.ts'
import { BlockFailed } from './DashboardCard.tsx'
import styles from './EmployerDashboard.module.css'

export interface TeamCardProps {
  readonly team: Loadable<TeamView>
}

const shownAtMost = 5

/** The members of the team, including invited ones. Rule: UI-28. */
export const TeamCard = ({ team }: TeamCardProps) => {
  const room = useReservedSpace('employer-team', team.state === 'loading')
  const mayInvite = team.state === 'ready' && team.value.canManage
  return (
    <Card
      isFlush
      title={t('Your team')}
      actions={
        mayInvite ? (
          <Link href="/settings/invite-member">{t('Invite')}</Link>
        ) : (
          <Link href="/settings/team">{t('The team')}</Link>
        )
      }
    >
      <div {...room}>
        <TeamList team={team} />
      </div>
    </Card>
  )
}

const TeamList = ({ team }: TeamCardProps) => {
  if (team.state === 'loading')
    return (
      <SkeletonGroup label={t('Reading: {title}', { title: t('Your team') })}>
        {[58, 46].map((width) => (
          <div key={width} className={styles['colleague']}>
            <Skeleton variant="avatar-sm" />
            <Skeleton width={`${width}%`} />
          </div>
        ))}
      </SkeletonGroup>
    )
  if (team.state === 'failed') return <BlockFailed message={team.message} onRetry={team.onRetry} />
  const { members, invites } = team.value
  const open = invites.filter(({ expired }) => !expired)
  const people = members.slice(0, shownAtMost)
  const invited = open.slice(0, Math.max(0, shownAtMost - people.length))
  const more = members.length + open.length - people.length - invited.length
  return (
    <ul className={styles['team']}>
      {people.map((member) => (
        <Colleague key={member.uuid} member={member} />
      ))}
      {invited.map((invite) => (
        <Invited key={invite.uuid} invite={invite} />
      ))}
      {more > 0 && (
        <li className={styles['colleague']}>
          <Link href="/settings/team">{t('{more} more', { more })}</Link>
        </li>
      )}
    </ul>
  )
}

const Colleague = ({ member: { isYou, name, picture, role, uuid } }: { readonly member: MemberView }) => {
  const { label } = roleLabels[role]
  return (
    <li className={styles['colleague']}>
      <Avatar size="sm" name={name} id={uuid} src={picture} isDecorative />
      <bdi className={styles['line']}>{name}</bdi>
      <Text as="span" variant="caption">
        {isYou ? t('You, {role}', { role: label.toLowerCase() }) : label}
      </Text>
    </li>
  )
}

const Invited = ({ invite: { email, uuid } }: { readonly invite: InviteWire }) => (
  <li className={styles['colleague']}>
    <Avatar size="sm" name={email} id={uuid} src={null} isDecorative />
    <span className={styles['line']}>{email}</span>
    <Text as="span" variant="caption">
      {t('Invited')}
    </Text>
  </li>
)
