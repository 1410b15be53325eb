import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { renameFields } from '../mappers/field-names.ts'
import { toAuditEntryWire, toTeamWire } from '../mappers/team.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

/** A company's team and its audit log. Rules: COMP-16, COMP-20. */
export const teamHandlers = ({
  clock,
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'readTeam' | 'changeRole' | 'removeMember' | 'listAudit'> => ({
  readTeam: async ({ actor, query }) => {
    const team = await useCases.listTeam({ actor, page: toPageRequest(query) })
    return team.ok ? ok(toTeamWire(team.value, actor, clock.now())) : team
  },
  changeRole: async ({ actor, body, params }) => {
    const changed = await useCases.changeRole({ actor, memberUuid: params.id, role: body.new_role })
    return changed.ok ? ok(null) : renameFields(changed, { role: 'new_role' })
  },
  removeMember: ({ actor, params }) => useCases.removeMember({ actor, memberUuid: params.id }),
  listAudit: async ({ actor, query }) => {
    const list = await useCases.listAudit({ actor, page: toPageRequest(query) })
    if (!list.ok) return list
    return ok({ entries: list.value.items.map(toAuditEntryWire), next_cursor: list.value.nextCursor })
  },
})
