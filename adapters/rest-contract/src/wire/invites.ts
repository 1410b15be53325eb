import { INVITES_PER_REQUEST_MAX } from '@guildhall/domain/companies'
import { nameRules } from '@guildhall/domain/identity'
import { z } from 'zod'
import { constrained, ruled } from './constrained.ts'
import { choice, instant, text, textList } from './fields.ts'
import { newPassword } from './credentials.ts'
import { invite } from './team.ts'

const roles = ['admin', 'recruiter', 'viewer', 'billing'] as const

/** Addresses to invite, and their role; default: recruiter. Rule: COMP-21. */
export const inviteForm = z
  .object({
    emails: constrained(textList, { minItems: 1, maxItems: INVITES_PER_REQUEST_MAX }),
    role: choice(roles).optional(),
  })
  .meta({ id: 'InviteForm' })

/** The result for each address. Rule: COMP-22. */
export const sentInvites = z.object({
  newInvites: z.array(invite),
  skipped: z.array(
    z.object({
      email: z.string(),
      reason: z.enum(['already_member', 'already_invited', 'invalid', 'too_many_mails']),
    }),
  ),
})

/** A refreshed invite: its link was sent at `inviteDate`. Rule: COMP-24. */
export const refreshedInvite = z.object({ inviteDate: instant, expired: z.literal(false), expiredDate: instant })

/** The new role; unchanged if absent. */
export const inviteChange = z.object({ role: choice(roles).optional() }).meta({ id: 'InviteChange' })

/** The invite behind a link, for its landing page. Rule: COMP-27. */
export const inviteDetails = z
  .object({
    landing: z.enum([
      'new',
      'existing',
      'other-company',
      'already-member',
      'contractor',
      'accepted',
      'expired',
      'revoked',
    ]),
    email: z.string(),
    role: z.enum(roles),
    companyName: z.string(),
    companyImage: z.string().nullable(),
    inviterName: z.string().nullable(),
    expiredDate: instant,
  })
  .meta({ id: 'LandedInvite' })

/** An invited person's name and password. Rule: COMP-28. */
export const joinTeamForm = z
  .object({
    token: constrained(text, { presence: 'not-blank' }),
    first_name: ruled(text, nameRules),
    last_name: ruled(text, nameRules),
    ...newPassword,
  })
  .meta({ id: 'JoinTeamForm' })

export type InviteDetailsWire = z.output<typeof inviteDetails>
