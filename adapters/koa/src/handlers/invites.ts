import { err, ok } from '@guildhall/domain/shared'
import type { InviteDetails } from '@guildhall/domain/companies'
import type { InviteDetailsWire, Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { registrationFieldNames } from '../mappers/registration.mapper.ts'
import { renameFields } from '../mappers/field-names.ts'
import { toInviteWire } from '../mappers/team.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { signIn } from './session.ts'

const toInviteDetailsWire = ({ expiresAt, ...invite }: InviteDetails): InviteDetailsWire => ({
  ...invite,
  expiredDate: expiresAt.toISOString(),
})

/** Team invites and the pages that their links open. Rules: COMP-21, COMP-27. */
export const inviteHandlers = (
  deps: HandlerDeps,
): Pick<
  Handlers<Routes>,
  | 'inviteMembers'
  | 'refreshInvite'
  | 'changeInvite'
  | 'revokeInvite'
  | 'readInvite'
  | 'requestInviteRenewal'
  | 'acceptInvite'
  | 'joinTeam'
> => {
  const { clock, useCases } = deps
  return {
    inviteMembers: async ({ actor, body }) => {
      const sent = await useCases.inviteMembers({ actor, emails: body.emails, role: body.role ?? null })
      if (!sent.ok) return sent
      const now = clock.now()
      const { newInvites, skipped } = sent.value
      return ok({ newInvites: newInvites.map((invite) => toInviteWire(invite, now)), skipped: [...skipped] })
    },
    refreshInvite: async ({ actor, params }) => {
      const refreshed = await useCases.refreshInvite({ actor, inviteUuid: params.id })
      if (!refreshed.ok) return refreshed
      const { expiresAt, invitedAt } = refreshed.value
      return ok({ inviteDate: invitedAt.toISOString(), expired: false, expiredDate: expiresAt.toISOString() })
    },
    changeInvite: async ({ actor, body, params }) => {
      const changed = await useCases.changeInviteRole({ actor, inviteUuid: params.id, role: body.role ?? null })
      return changed.ok ? ok({ invite: toInviteWire(changed.value, clock.now()) }) : changed
    },
    revokeInvite: ({ actor, params }) => useCases.revokeInvite({ actor, inviteUuid: params.id }),
    readInvite: async ({ params }) => {
      const invite = await useCases.readInvite({ token: params.token })
      return invite.ok ? ok({ invite: toInviteDetailsWire(invite.value) }) : invite
    },
    requestInviteRenewal: ({ params }) => useCases.requestInviteRenewal({ token: params.token }),
    acceptInvite: ({ actor, params }) => useCases.acceptInvite({ actor, token: params.token }),
    joinTeam: async ({ body, facts }) => {
      const joined = await useCases.joinTeam({
        token: body.token,
        firstName: body.first_name,
        lastName: body.last_name,
        password: body.password,
        passwordConfirmation: body.password_confirmation,
      })
      if (!joined.ok) return renameFields(joined, registrationFieldNames)
      const signedIn = await signIn(deps, { email: joined.value.email, password: body.password }, facts)
      if (signedIn.ok) return signedIn
      if (signedIn.problem === 'too-many-failures') return err('too-many-failures', signedIn.details)
      return err('unauthenticated')
    },
  }
}
