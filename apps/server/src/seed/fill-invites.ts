import { normaliseEmail } from '@guildhall/domain/identity'
import { addDays } from '@guildhall/domain/shared'
import { INVITE_DAYS } from '@guildhall/domain/companies'
import { insertRows, type Database } from '@guildhall/postgres'
import type { DemoPeople } from './demo-people.ts'
import type { StoryInvite } from './market/index.ts'
import { createRandom, hashSeed, createUuidAt } from './market/random.ts'

/** Inserts the invites of a story and their audit entries. Their links are invalid until resent: no token has such a hash. */
export async function fillInvites(
  knex: Database['knex'],
  invites: readonly StoryInvite[],
  { companies, members }: Pick<DemoPeople, 'companies' | 'members'>,
): Promise<void> {
  const rows = invites.flatMap(({ companyKey, email, role, sentAt, sentByKey }) => {
    const company = companies.get(companyKey)
    const sender = members.get(sentByKey)
    if (company === undefined || sender === undefined) return []
    const uuid = createUuidAt(sentAt, createRandom(hashSeed('invite', companyKey, email)))
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
      uuid: createUuidAt(invitedAt, createRandom(hashSeed('invite-sent', uuid))),
      companyUuid,
      actorUuid: invitedByUuid,
      action: 'invite-sent',
      subjectUuid: uuid,
      details: { role },
      at: invitedAt,
    })),
  )
}
