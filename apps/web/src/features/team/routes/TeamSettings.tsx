import type { TeamRole } from '@guildhall/domain/identity'
import type { InviteWire } from '@guildhall/rest-contract/client'
import { useState } from 'react'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { SettingPart } from '../../../shared/components/SettingsFrame/index.ts'
import { InviteGrid } from '../components/InviteGrid.tsx'
import { MemberRow } from '../components/MemberRow.tsx'
import { RemoveDialog } from '../components/RemoveDialog.tsx'
import { SeatsPart } from '../components/SeatsPart.tsx'
import { type MemberView, type TeamView, getRemovalBlocker } from '../team-view.ts'
import styles from './TeamSettings.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface TeamSettingsProps {
  readonly team: Loadable<TeamView>
  readonly onRole: (member: MemberView, role: TeamRole) => void
  /** Resolves to true once the member is removed. */
  readonly onRemove: (member: MemberView) => Promise<boolean>
  readonly onInviteRole: (invite: InviteWire, role: TeamRole) => void
  readonly onRefresh: (invites: readonly InviteWire[]) => void
  readonly onRevoke: (invites: readonly InviteWire[]) => void
  /** The ids of invites that are being resent. */
  readonly sending: ReadonlySet<string>
  readonly isLoadingMore: boolean
  readonly onLoadMore: () => void
}

/** The company's members with roles and seats, and its invites. Rule: COMP-16. */
export const TeamSettings = ({ team, ...actions }: TeamSettingsProps) => {
  if (team.state === 'loading') return <TeamSkeleton />
  if (team.state === 'failed') {
    return (
      <EmptyState
        isFlush
        illustration="lamp"
        title={t('Your team did not load')}
        actions={<Button onPress={team.onRetry}>{t('Try again')}</Button>}
      >
        {team.message}
      </EmptyState>
    )
  }
  return <Team {...actions} team={team.value} />
}

const Team = ({ team, ...actions }: Omit<TeamSettingsProps, 'team'> & { readonly team: TeamView }) => {
  const [memberToRemove, setMemberToRemove] = useState<MemberView | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const remove = async (member: MemberView): Promise<void> => {
    setRemoving(true)
    const isGone = await actions.onRemove(member)
    setRemoving(false)
    if (isGone) setMemberToRemove(null)
  }
  const you = team.members.find(({ isYou }) => isYou)
  const isOnlyAdmin = team.canManage && you !== undefined && getRemovalBlocker(team, you) !== null
  return (
    <>
      {!team.canManage && (
        <InlineMessage icon={icons.Lock}>
          {t('An admin of {companyName} can change roles and invite.', { companyName: team.companyName })}
        </InlineMessage>
      )}
      <SeatsPart team={team} />
      <SettingPart
        title={t('People')}
        aside={
          team.canManage && (
            <LinkButton size="sm" href="/settings/invite-member">
              <Icon icon={icons.UserPlus} size="sm" />
              {t('Invite people')}
            </LinkButton>
          )
        }
      >
        <ul>
          {team.members.map((member) => (
            <MemberRow
              key={member.uuid}
              team={team}
              member={member}
              onRole={actions.onRole}
              onRemove={setMemberToRemove}
            />
          ))}
        </ul>
        {isOnlyAdmin && (
          <Text variant="caption">
            {t('You are the only admin, so your role can’t change until there is a second one.')}
          </Text>
        )}
      </SettingPart>
      {team.canManage && <Invites team={team} {...actions} />}
      <RemoveDialog
        member={memberToRemove}
        companyName={team.companyName}
        isRemoving={isRemoving}
        onClose={() => setMemberToRemove(null)}
        onRemove={(member) => void remove(member)}
      />
    </>
  )
}

const Invites = ({ team, ...actions }: Omit<TeamSettingsProps, 'team'> & { readonly team: TeamView }) => (
  <SettingPart title={t('Invites')}>
    {team.invites.length === 0 ? (
      <Text tone="muted">{t('Colleagues whom you invite stand here until they join.')}</Text>
    ) : (
      <InviteGrid
        team={team}
        onRole={actions.onInviteRole}
        sending={actions.sending}
        onRefresh={actions.onRefresh}
        onRevoke={actions.onRevoke}
      />
    )}
    {team.hasMoreInvites && (
      <LoadMore
        label={t('Show more invites')}
        status={t('{invites} shown', { invites: team.invites.length })}
        hasMore
        isLoading={actions.isLoadingMore}
        onLoadMore={actions.onLoadMore}
      />
    )}
  </SettingPart>
)

const TeamSkeleton = () => (
  <SkeletonGroup label={t('Loading your team')}>
    <ul>
      {[62, 48, 54].map((width) => (
        <li key={width} className={styles['member']}>
          <Skeleton variant="avatar" />
          <Skeleton width={`${width}%`} />
        </li>
      ))}
    </ul>
  </SkeletonGroup>
)
