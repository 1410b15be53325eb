import { normaliseEmail } from '@guildhall/domain/identity'
import { addDays, INVITE_DAYS } from '@guildhall/domain/shared'
import { insertRows, type Database } from '@guildhall/postgres'
import type { StoryInvite } from './market/index.ts'
import { createRandom, seedOf, uuidAt } from './market/random.ts'
import type { Person } from './story-rows.ts'

/** Writes the invites of a story. Their links lead nowhere: no token has such a hash, until a new link is sent. */
export async function fillInvites(
  knex: Database['knex'],
  invites: readonly StoryInvite[],
  companies: ReadonlyMap<string, Person>,
): Promise<void> {
  const rows = invites.flatMap(({ companyKey, email, role, sentAt }) => {
    const company = companies.get(companyKey)
    if (company === undefined) return []
    const uuid = uuidAt(sentAt, createRandom(seedOf('invite', companyKey, email)))
    return [
      {
        uuid,
        companyUuid: company.uuid,
        email: normaliseEmail(email),
        role,
        tokenHash: `demo ${uuid}`,
        invitedByUuid: null,
        createdAt: sentAt,
        invitedAt: sentAt,
        expiresAt: addDays(sentAt, INVITE_DAYS),
        renewalAskedAt: null,
        acceptedAt: null,
        revokedAt: null,
      },
    ]
  })
  await insertRows(knex, 'company_invites', rows)
}
