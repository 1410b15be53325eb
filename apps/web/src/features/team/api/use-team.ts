import type { TeamRole } from '@guildhall/domain/identity'
import type { CompanyWire, InviteWire, TeamWire } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api/client.ts'
import { toLoadable } from '../../../shared/loadable/loadable.ts'
import { conversationsKeys } from '../../conversations/index.ts'
import { refreshSession } from '../../session/index.ts'
import { roleLabels } from '../role-labels.ts'
import type { MemberView } from '../team-view.ts'
import { teamKeys } from './keys.ts'
import { useTeamView } from './use-team-query.ts'
import type { TeamSettingsProps } from '../routes/TeamSettings.tsx'
import { t } from '../../../shared/i18n/index.ts'

type Pages = InfiniteData<TeamWire, string | null>

/** The team page and its actions: each is optimistic, and rolled back with a message and Retry on failure. Rules: COMP-16, UI-20. */
export function useTeam(company: CompanyWire): TeamSettingsProps {
  const queries = useQueryClient()
  const { query, team } = useTeamView(company)
  const { fetchNextPage, isFetchingNextPage } = query
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())

  const patch = (change: (page: TeamWire) => TeamWire): void => {
    queries.setQueryData<Pages>(teamKeys.team, (cached) => cached && { ...cached, pages: cached.pages.map(change) })
  }
  const refresh = (): void => {
    void queries.invalidateQueries({ queryKey: teamKeys.team })
  }
  const refused = (text: string, retry: () => void): void => {
    toasts.show({ text, tone: 'danger', action: { label: t('Retry'), onAction: retry } })
  }
  const patchRole = (uuid: string, role: TeamRole): void =>
    patch((page) => ({
      ...page,
      members: page.members.map((member) => (member.uuid === uuid ? { ...member, role } : member)),
    }))

  const giveRole = async (member: MemberView, role: TeamRole, isUndo: boolean): Promise<void> => {
    patchRole(member.uuid, role)
    const answer = await api.changeRole({ params: { id: member.uuid }, body: { new_role: role } })
    if (answer.ok) {
      if (member.isYou) await refreshSession(queries).catch(() => null)
      const back = { label: t('Undo'), onAction: () => void giveRole({ ...member, role }, member.role, true) }
      const who = member.isYou ? t('You are') : t('{name} is', { name: member.name })
      // An admin who gave up their own role may no longer change roles, so there is no Undo.
      const canUndo = !isUndo && !(member.isYou && member.role === 'admin')
      toasts.show({
        text: t('{who} now {label}', { who, label: roleLabels[role].label.toLowerCase() }),
        tone: 'success',
        ...(canUndo ? { action: back } : {}),
      })
    } else {
      patchRole(member.uuid, member.role)
      const why = answer.errors['new_role']?.[0] ?? answer.message
      refused(
        t('The role of {name} was not changed. {why}', { name: member.name, why }),
        () => void giveRole(member, role, isUndo),
      )
    }
    refresh()
  }

  const patchInviteRole = (uuid: string, role: TeamRole): void =>
    patch((page) => ({
      ...page,
      invites: page.invites.map((invite) => (invite.uuid === uuid ? { ...invite, role } : invite)),
    }))

  const giveInviteRole = async (invite: InviteWire, role: TeamRole, isUndo: boolean): Promise<void> => {
    const { email, uuid } = invite
    patchInviteRole(uuid, role)
    const answer = await api.changeInvite({ params: { id: uuid }, body: { role } })
    if (answer.ok) {
      const back = { label: t('Undo'), onAction: () => void giveInviteRole({ ...invite, role }, invite.role, true) }
      toasts.show({
        text: t('{email} is invited as {role} now', { email, role: roleLabels[role].label.toLowerCase() }),
        tone: 'success',
        ...(isUndo ? {} : { action: back }),
      })
    } else {
      patchInviteRole(uuid, invite.role)
      const why = answer.errors['role']?.[0] ?? answer.message
      refused(
        t('The role of the invite of {email} was not changed. {why}', { email, why }),
        () => void giveInviteRole(invite, role, isUndo),
      )
    }
    refresh()
  }

  const remove = async (member: MemberView): Promise<boolean> => {
    const answer = await api.removeMember({ params: { id: member.uuid } })
    if (!answer.ok) {
      toasts.show({ text: answer.message, tone: 'danger' })
      refresh()
      return false
    }
    if (member.isYou) {
      window.location.assign('/login')
      return true
    }
    patch((page) => ({ ...page, members: page.members.filter(({ uuid }) => uuid !== member.uuid) }))
    toasts.show({ text: t('{name} is no longer in the team', { name: member.name }), tone: 'success' })
    refresh()
    void queries.invalidateQueries({ queryKey: conversationsKeys.inbox })
    return true
  }

  const sendAgain = async (invite: InviteWire): Promise<boolean> => {
    setSending((now) => new Set(now).add(invite.uuid))
    const answer = await api.refreshInvite({ params: { id: invite.uuid } })
    setSending((now) => new Set([...now].filter((uuid) => uuid !== invite.uuid)))
    if (answer.ok) {
      patch((page) => ({
        ...page,
        invites: page.invites.map((other) => (other.uuid === invite.uuid ? { ...other, ...answer.value } : other)),
      }))
    } else {
      refused(
        t('Nothing was sent to {email}. {message}', { email: invite.email, message: answer.message }),
        () => void sendAllAgain([invite]),
      )
    }
    return answer.ok
  }

  /** One message for all successes; each failure has its own, with Retry. */
  const sendAllAgain = async (invites: readonly InviteWire[]): Promise<void> => {
    const answers = await Promise.all(invites.map(async (invite) => ({ invite, isSent: await sendAgain(invite) })))
    const sent = answers.filter(({ isSent }) => isSent).map(({ invite }) => invite)
    const [first] = sent
    if (first !== undefined) {
      const text =
        sent.length === 1
          ? t('A new link is on its way to {email}. The old one is dead.', { email: first.email })
          : t('New links are on their way to {count} people. The old ones are dead.', { count: sent.length })
      toasts.show({ text, tone: 'success' })
    }
    refresh()
  }

  const inviteAgain = async (invite: InviteWire): Promise<void> => {
    const { email, role } = invite
    const answer = await api.inviteMembers({ body: { emails: [email], role } })
    if (!answer.ok)
      refused(
        t('{email} was not invited again. {message}', { email, message: answer.message }),
        () => void inviteAgain(invite),
      )
    refresh()
  }

  const revoke = async (invite: InviteWire): Promise<boolean> => {
    const answer = await api.revokeInvite({ params: { id: invite.uuid } })
    const isRevoked = answer.ok || answer.status === 404
    if (!isRevoked)
      refused(
        t('The invite of {email} still stands. {message}', { email: invite.email, message: answer.message }),
        () => void revokeAll([invite]),
      )
    return isRevoked
  }

  const revokeAll = async (invites: readonly InviteWire[]): Promise<void> => {
    const uuids = new Set(invites.map(({ uuid }) => uuid))
    patch((page) => ({ ...page, invites: page.invites.filter(({ uuid }) => !uuids.has(uuid)) }))
    const answers = await Promise.all(invites.map(async (invite) => ({ invite, isRevoked: await revoke(invite) })))
    const revoked = answers.filter(({ isRevoked }) => isRevoked).map(({ invite }) => invite)
    const [first] = revoked
    if (first !== undefined) {
      const text =
        revoked.length === 1
          ? t('The invite of {email} is deleted', { email: first.email })
          : t('{count} invites are deleted', { count: revoked.length })
      // A revoked link cannot be restored, so the way back is a new invite.
      const action = { label: t('Invite again'), onAction: () => void Promise.all(revoked.map(inviteAgain)) }
      toasts.show({ text, tone: 'success', action })
    }
    refresh()
  }

  return {
    team: toLoadable({ ...query, data: team }),
    onRole: (member, role) => void giveRole(member, role, false),
    onInviteRole: (invite, role) => void giveInviteRole(invite, role, false),
    onRemove: remove,
    onRefresh: (invites) => void sendAllAgain(invites),
    onRevoke: (invites) => void revokeAll(invites),
    sending,
    isLoadingMore: isFetchingNextPage,
    onLoadMore: () => void fetchNextPage(),
  }
}
