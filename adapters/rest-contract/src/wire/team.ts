import { z } from 'zod'
import { constrained } from './constrained.ts'
import { choice, instant } from './fields.ts'

const roles = ['admin', 'recruiter', 'viewer', 'billing'] as const
const role = z.enum(roles)

/** A member of a team. `expired` and `expiredDate` are fields of invites, for clients that list both; empty here. Rule: COMP-16. */
export const teamMember = z
  .object({
    uuid: z.string(),
    role,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    profileImage: z.string().nullable(),
    /** The caller's own entry. */
    isYou: z.boolean(),
    expired: z.literal(false),
    expiredDate: z.null(),
  })
  .meta({ id: 'TeamMember' })

/** An open invite. Rule: COMP-24. */
export const invite = z
  .object({
    uuid: z.string(),
    email: z.string(),
    role,
    /** When its current link was sent. */
    inviteDate: instant,
    expired: z.boolean(),
    /** When its link expires or expired. */
    expiredDate: instant,
  })
  .meta({ id: 'Invite' })

/** A team with its seats. `invites` is for admins, empty for others, and pages by `next_cursor`. Rules: COMP-14, COMP-16. */
export const team = z
  .object({
    members: z.array(teamMember),
    /** `inUse` counts members and pending invites whose role needs a seat. */
    seats: z.object({ total: z.number(), inUse: z.number(), free: z.number() }),
    /** The maximum number of people of any role for the company's size. */
    peopleMax: z.number(),
    invites: z.array(invite),
    next_cursor: z.string().nullable(),
  })
  .meta({ id: 'Team' })

export const roleForm = z
  .object({ new_role: constrained(choice(roles), { presence: 'not-empty' }) })
  .meta({ id: 'RoleForm' })

/** What is written down of an action. */
export const auditDetails = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
)

/** A change by an admin. Rule: COMP-20. */
export const auditEntry = z
  .object({
    uuid: z.string(),
    /** 'role-changed', 'invite-sent' … */
    action: z.string(),
    at: instant,
    /** The person who did it; `name` is null after their account was erased. */
    by: z.object({ uuid: z.string(), name: z.string().nullable() }).nullable(),
    /** The affected member or invite; null for the company as a whole. */
    subject: z.object({ uuid: z.string(), name: z.string().nullable() }).nullable(),
    details: auditDetails,
  })
  .meta({ id: 'AuditEntry' })

export const auditList = z.object({ entries: z.array(auditEntry), next_cursor: z.string().nullable() })

export type TeamWire = z.output<typeof team>
export type InviteWire = z.output<typeof invite>
export type AuditEntryWire = z.output<typeof auditEntry>
