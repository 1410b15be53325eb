import { z } from 'zod'
import { NO_FREE_SEATS_MESSAGE, TEAM_FULL_MESSAGE } from '@guildhall/domain/companies'
import { NOW } from '../examples/people.ts'
import { sessionExample } from '../examples/session.ts'
import { inviteExample } from '../examples/team.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { uuid } from '../wire/fields.ts'
import { inviteChange, inviteForm, joinTeamForm, inviteDetails, refreshedInvite, sentInvites } from '../wire/invites.ts'
import { sessionAnswer } from '../wire/session.ts'
import { invite } from '../wire/team.ts'
import { notFound, tooManyFailures } from './shared-problems.ts'
import { passwordChecks } from './shared-checks.ts'

const teamFull = {
  'no-free-seats': { status: 422, message: NO_FREE_SEATS_MESSAGE },
  'team-full': { status: 422, message: TEAM_FULL_MESSAGE },
} as const
const unknownLink = {
  'not-found': { status: 404, message: 'This link is not valid. Please look for a newer mail.' },
} as const
const closedInvite = {
  'invite-accepted': { status: 409, message: 'This invite has been accepted already.' },
  'invite-expired': { status: 409, message: 'This invite has expired. Please ask for a new one.' },
  'invite-revoked': { status: 409, message: 'This invite has been taken back.' },
} as const
const ofOther = {
  'other-company': { status: 409, message: 'This account belongs to another company.' },
} as const
/** Rule: IDEN-49. */
const tooManyInvites = {
  'too-many': { status: 429, message: 'This address can get no more mails today. Please try again tomorrow.' },
} as const
const forAdmins = { access: 'session', who: 'employer', right: 'company' } as const
const byId = z.object({ id: uuid })
const byToken = z.object({ token: z.string() })

/** Team invites and the page that their links open. Rules: COMP-21, COMP-27. */
export const inviteRoutes = {
  inviteMembers: route({
    ...routeIndex.inviteMembers,
    ...forAdmins,
    summary: 'Invite up to fifty people; each address is invited or skipped with a reason',
    body: inviteForm,
    success: { status: 200, body: sentInvites },
    problems: teamFull,
    examples: {
      body: { emails: ['sam@kestrelfreight.example', 'thandeka@example.com'], role: 'recruiter' },
      reply: { newInvites: [inviteExample], skipped: [{ email: 'thandeka@example.com', reason: 'already_invited' }] },
    },
  }),
  refreshInvite: route({
    ...routeIndex.refreshInvite,
    ...forAdmins,
    summary: 'Send an invite again with a new link; the old one dies',
    params: byId,
    success: { status: 200, body: refreshedInvite },
    problems: { ...notFound, ...teamFull, ...tooManyInvites },
    examples: { reply: { inviteDate: NOW, expired: false, expiredDate: '2026-11-27T13:40:00.000Z' } },
  }),
  changeInvite: route({
    ...routeIndex.changeInvite,
    ...forAdmins,
    summary: 'Change the role that an invite offers; without one, the invite as it stands',
    params: byId,
    body: inviteChange,
    success: { status: 200, body: z.object({ invite }) },
    problems: { ...notFound, ...teamFull },
    examples: { body: { role: 'viewer' }, reply: { invite: { ...inviteExample, role: 'viewer' } } },
  }),
  revokeInvite: route({
    ...routeIndex.revokeInvite,
    ...forAdmins,
    summary: 'Take an invite back',
    params: byId,
    success: { status: 204 },
    problems: notFound,
    examples: {},
  }),
  readInvite: route({
    ...routeIndex.readInvite,
    summary: 'What an invite’s link meets, for the page that it leads to',
    access: 'public',
    rateLimit: 'sign-in',
    params: byToken,
    success: { status: 200, body: z.object({ invite: inviteDetails }) },
    problems: unknownLink,
    examples: {
      reply: {
        invite: {
          landing: 'new',
          email: 'sam@kestrelfreight.example',
          role: 'recruiter',
          companyName: 'Kestrel Freight',
          companyImage: null,
          inviterName: 'Dana Whitfield',
          expiredDate: '2026-11-27T13:40:00.000Z',
        },
      },
    },
  }),
  requestInviteRenewal: route({
    ...routeIndex.requestInviteRenewal,
    summary: 'Ask the company’s admins for a new link in place of an expired one, once a day',
    access: 'public',
    rateLimit: 'sign-in',
    params: byToken,
    success: { status: 204 },
    problems: {
      ...unknownLink,
      'not-expired': { status: 409, message: 'This invite has not expired.' },
      'too-many': { status: 429, message: 'You have asked already. Please wait for an answer.' },
    },
    examples: {},
  }),
  acceptInvite: route({
    ...routeIndex.acceptInvite,
    summary: 'Join the team that invited the signed-in employer',
    access: 'session',
    params: byToken,
    success: { status: 204 },
    problems: {
      ...unknownLink,
      ...closedInvite,
      ...ofOther,
      ...teamFull,
      'somebody-else': { status: 409, message: 'This invite is for another email address.' },
      contractor: { status: 409, message: 'A contractor’s account cannot join a team.' },
      'already-member': { status: 409, message: 'You are of this team already.' },
    },
    examples: {},
  }),
  joinTeam: route({
    ...routeIndex.joinTeam,
    summary: 'Make an account for an invited person, join the team, and sign in',
    checks: passwordChecks,
    access: 'public',
    rateLimit: 'sign-in',
    body: joinTeamForm,
    success: { status: 200, body: sessionAnswer },
    problems: {
      ...unknownLink,
      ...closedInvite,
      ...ofOther,
      ...teamFull,
      'account-exists': { status: 409, message: 'You have an account already. Please log in to accept.' },
      ...tooManyFailures,
    },
    examples: {
      body: {
        token: 'pZ3k…',
        first_name: 'Sam',
        last_name: 'Okafor',
        password: 'a fine long password',
        password_confirmation: 'a fine long password',
      },
      reply: { ...sessionExample, token: 'dGhlIHRva2Vu…' },
    },
  }),
}
