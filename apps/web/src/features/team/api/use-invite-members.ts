import type { TeamRole } from '@guildhall/domain/identity'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/client.ts'
import { teamKeys } from './keys.ts'

/** Invites people by e-mail into the user's team; the response names the skipped addresses with their reasons. */
export function useInviteMembers() {
  const queries = useQueryClient()
  return async (emails: readonly string[], role: TeamRole) => {
    const answer = await api.inviteMembers({ body: { emails: [...emails], role } })
    if (answer.ok) void queries.invalidateQueries({ queryKey: teamKeys.team })
    return answer
  }
}
