import { z } from 'zod'
import { LAST_ADMIN_MESSAGE, NO_FREE_SEATS_MESSAGE } from '@guildhall/domain/companies'
import { auditEntryExample, teamExample } from '../examples/team.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { pageQuery, uuid } from '../wire/fields.ts'
import { auditList, roleForm, team } from '../wire/team.ts'
import { notFound } from './shared-problems.ts'

const lastAdmin = { 'last-admin': { status: 422, message: LAST_ADMIN_MESSAGE } } as const
const noFreeSeats = { 'no-free-seats': { status: 422, message: NO_FREE_SEATS_MESSAGE } } as const

/** A company's team, its roles and its audit log. Rules: COMP-16, COMP-17, COMP-20. */
export const teamRoutes = {
  readTeam: route({
    ...routeIndex.readTeam,
    summary: 'The team with its seats; open invites, which page by the cursor, for admins alone',
    access: 'session',
    who: 'employer',
    query: pageQuery,
    success: { status: 200, body: team },
    problems: {},
    examples: { reply: teamExample },
  }),
  changeRole: route({
    ...routeIndex.changeRole,
    summary: 'Give a member another role, at once',
    access: 'session',
    who: 'employer',
    right: 'company',
    params: z.object({ id: uuid }),
    body: roleForm,
    success: { status: 204 },
    problems: { ...notFound, ...lastAdmin, ...noFreeSeats },
    examples: { body: { new_role: 'viewer' } },
  }),
  removeMember: route({
    ...routeIndex.removeMember,
    summary: 'Remove a member, or leave by one’s own id; conversations pass to an admin',
    access: 'session',
    who: 'employer',
    params: z.object({ id: uuid }),
    success: { status: 204 },
    problems: { ...notFound, ...lastAdmin },
    examples: {},
  }),
  listAudit: route({
    ...routeIndex.listAudit,
    summary: 'What the company’s admins changed, newest first',
    access: 'session',
    who: 'employer',
    right: 'company',
    query: pageQuery,
    success: { status: 200, body: auditList },
    problems: {},
    examples: { reply: { entries: [auditEntryExample], next_cursor: null } },
  }),
}
