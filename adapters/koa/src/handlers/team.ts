import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import { spelt } from '../mappers/spelling.ts'
import { auditEntryWireOf, teamOf } from '../mappers/team.mapper.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { pageOf } from './page-of.ts'

/** A company's team and what its admins changed. Rules: COMP-16, COMP-20. */
export const teamHandlers = ({
  clock,
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'readTeam' | 'changeRole' | 'removeMember' | 'listAudit'> => ({
  readTeam: async ({ actor, query }) => {
    const team = await useCases.listTeam({ actor, page: pageOf(query) })
    return team.ok ? ok(teamOf(team.value, actor, clock.now())) : team
  },
  changeRole: async ({ actor, body, params }) => {
    const changed = await useCases.changeRole({ actor, memberUuid: params.id, role: body.new_role })
    return changed.ok ? ok(null) : spelt(changed, { role: 'new_role' })
  },
  removeMember: ({ actor, params }) => useCases.removeMember({ actor, memberUuid: params.id }),
  listAudit: async ({ actor, query }) => {
    const list = await useCases.listAudit({ actor, page: pageOf(query) })
    if (!list.ok) return list
    return ok({ entries: list.value.items.map(auditEntryWireOf), next_cursor: list.value.nextCursor })
  },
})
