import { INVITE_DAYS } from '@guildhall/domain/companies'
import type { InviteAction } from '@guildhall/domain/companies'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import { formatDay } from '../../shared/format/formats.ts'
import { t } from '../../shared/i18n/index.ts'

/** An invite as its link's page shows it. */
export type InviteView = Received<Routes['readInvite']>['invite']

export interface InviteMessage {
  readonly title: string
  readonly lead: string
}

const roleWords: Readonly<Record<InviteView['role'], string>> = {
  admin: t('as an admin'),
  recruiter: t('as a recruiter'),
  viewer: t('as a viewer'),
  billing: t('for billing'),
}

const shared: Readonly<Record<InviteView['role'], string>> = {
  admin: t('You share searches, bookmarks and one inbox, and look after the team.'),
  recruiter: t('You share searches, bookmarks and one inbox for requests.'),
  viewer: t('You see searches, bookmarks and what colleagues share.'),
  billing: t('You look after the plan and the invoices.'),
}

/** The contact for questions: the member who sent the invite, else the company. */
export const getInviter = ({ companyName, inviterName }: InviteView): string => inviterName ?? companyName

const joinMessage = (invite: InviteView): InviteMessage => ({
  title: t('Join {companyName}', { companyName: invite.companyName }),
  lead: t('{inviter} invites you {roleWords}. {shared}', {
    inviter: getInviter(invite),
    roleWords: roleWords[invite.role],
    shared: shared[invite.role],
  }),
})

/** The page's message in each case. Rule: COMP-27. */
const landingMessages: Readonly<Record<InviteView['landing'], (invite: InviteView) => InviteMessage>> = {
  new: joinMessage,
  existing: joinMessage,
  'other-company': (invite) => ({
    title: t('Your account belongs to another company'),
    lead: t(
      '{email} is of another team already, and an account is of one team at a time. Leave that team first, or ask {inviter} to invite another address of yours.',
      { email: invite.email, inviter: getInviter(invite) },
    ),
  }),
  'already-member': ({ companyName }) => ({
    title: t('You are of this team already'),
    lead: t('Your account belongs to {companyName}. Nothing is left to do.', { companyName }),
  }),
  contractor: (invite) => ({
    title: t('This address is a contractor’s'),
    lead: t(
      '{email} has an account for being hired, and one address has one kind of account. Ask {inviter} to invite another address of yours.',
      { email: invite.email, inviter: getInviter(invite) },
    ),
  }),
  accepted: ({ companyName }) => ({
    title: t('This invite was accepted'),
    lead: t('Its owner is of {companyName}’s team. Sign in to go on.', { companyName }),
  }),
  expired: ({ companyName, expiredDate }) => ({
    title: t('This invite has expired'),
    lead: t('It was open for {inviteDays} days, to {day}. Only {companyName} can send a new one.', {
      inviteDays: INVITE_DAYS,
      day: formatDay(expiredDate),
      companyName,
    }),
  }),
  revoked: (invite) => ({
    title: t('This invite was taken back'),
    lead: t('{companyName} offers it no longer. If that surprises you, ask {inviter}.', {
      companyName: invite.companyName,
      inviter: getInviter(invite),
    }),
  }),
}

/** The main message: about the invite, or that it is for another user than the signed-in one. */
export const getInviteMessage = (invite: InviteView, action: InviteAction, viewerName: string | null): InviteMessage =>
  action === 'sign-out'
    ? {
        title: t('This invite is for somebody else'),
        lead: t('It was sent to {email}, and you are signed in as {viewerName}.', {
          email: invite.email,
          viewerName: viewerName ?? t('somebody else'),
        }),
      }
    : landingMessages[invite.landing](invite)

/** The message if the team has no free seat; null for other problems. Rule: COMP-14. */
export function getCapacityError(
  problem: string,
  invite: Pick<InviteView, 'companyName' | 'inviterName'>,
): string | null {
  const inviter = invite.inviterName ?? invite.companyName
  if (problem === 'no-free-seats')
    return t('{companyName} has no free seat at the moment. Ask {inviter} to add one.', {
      companyName: invite.companyName,
      inviter,
    })
  if (problem === 'team-full')
    return t('{companyName}’s team is full at the moment. Ask {inviter} to make room.', {
      companyName: invite.companyName,
      inviter,
    })
  return null
}
