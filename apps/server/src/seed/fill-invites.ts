import { normaliseEmail } from '@guildhall/domain/identity'
import { addDays } from '@guildhall/domain/shared'
import { INVITE_DAYS } from '@guildhall/domain/companies'
import { insertRows, type Database } from '@guildhall/postgres'
import type { Cast } from './fill-stories.ts'
import type { StoryInvite } from './market/index.ts'
import { createRandom, seedOf, uuidAt } from './market/random.ts'

/** Writes the invites of a story, and into the log that they were sent. Their links lead nowhere: no token has such a hash, until a new link is sent. */
export async function fillInvites(
  knex: Database['knex'],
  invites: readonly StoryInvite[],
  { companies, members }: Pick<Cast, 'companies' | 'members'>,
): Promise<void> {
  const rows = invites.flatMap(({ companyKey, email, role, sentAt, sentByKey }) => {
    const company = companies.get(companyKey)
    const sender = members.get(sentByKey)
    if (company === undefined || sender === undefined) return []
    const uuid = uuidAt(sentAt, createRandom(seedOf('invite', companyKey, email)))
    return [
      {
        uuid,
        companyUuid: company.uuid,
        email: normaliseEmail(email),
        role,
        tokenHash: `demo ${uuid}`,
        invitedByUuid: sender.uuid,
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
  await insertRows(
    knex,
    'audit_log',
    rows.map(({ companyUuid, invitedAt, invitedByUuid, role, uuid }) => ({
      uuid: uuidAt(invitedAt, createRandom(seedOf('invite-sent', uuid))),
      companyUuid,
      actorUuid: invitedByUuid,
      action: 'invite-sent',
      subjectUuid: uuid,
      details: { role },
      at: invitedAt,
    })),
  )
}
