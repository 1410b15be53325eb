import { useMutation } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import type { TypedPassword } from '../../../shared/components/NewPassword/index.ts'
import type { InviteDraft } from '../../invite/index.ts'

/** Creates the account of an invited person and adds it to the team. Rule: COMP-28. */
export const useJoinTeam = ({ firstName, lastName, token }: InviteDraft) =>
  useMutation({
    mutationFn: ({ password, passwordConfirmation }: TypedPassword) =>
      api.joinTeam({
        body: {
          token,
          first_name: firstName,
          last_name: lastName,
          password,
          password_confirmation: passwordConfirmation,
        },
      }),
  })
