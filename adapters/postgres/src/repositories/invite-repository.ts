import type { EmailOwner, InviteRepository } from '@guildhall/domain/companies'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { inviteMapper } from '../mappers/invite.mapper.ts'
import { toPage } from '../read-models/to-page.ts'
import { InviteRow } from '../rows/invite.row.ts'

export const createInviteRepository = (knex: Knex): InviteRepository => {
  const open = (companyUuid: string) =>
    InviteRow.query(knex).where({ companyUuid }).whereNull('acceptedAt').whereNull('revokedAt')
  return {
    find: async (uuid) => {
      const row = await InviteRow.query(knex).findById(uuid)
      return row ? inviteMapper.toEntity(row) : null
    },
    findByTokenHash: async (tokenHash) => {
      const row = await InviteRow.query(knex).findOne({ tokenHash })
      return row ? inviteMapper.toEntity(row) : null
    },
    listOpenByEmail: async (companyUuid, emails) =>
      (await open(companyUuid).whereRaw('lower(email) = any(?)', [[...emails]])).map(inviteMapper.toEntity),
    listOpen: async (companyUuid, page) => {
      const after = decodeCursor(page.cursor)
      const rows = await open(companyUuid)
        .modify((query) => {
          if (after) void query.whereRaw('(created_at, uuid) < (?, ?)', [after.at, after.uuid])
        })
        .orderBy('createdAt', 'desc')
        .orderBy('uuid', 'desc')
        .limit(page.limit + 1)
      const invites = rows.map(inviteMapper.toEntity)
      return toPage(invites, page.limit, ({ createdAt, uuid }) => ({ at: createdAt, uuid }))
    },
    listPendingRoles: async (companyUuid, now) =>
      (await open(companyUuid).where('expiresAt', '>', now).select('uuid', 'role')).map(({ role, uuid }) => ({
        uuid,
        role,
      })),
    add: async (...invites) => {
      if (invites.length > 0) await knex('companyInvites').insert(invites.map(inviteMapper.toRow))
    },
    save: async (...invites) => {
      if (invites.length === 0) return
      await knex('companyInvites').insert(invites.map(inviteMapper.toRow)).onConflict('uuid').merge()
    },
    listEmailOwners: (emails) =>
      selectRows<EmailOwner>(
        knex,
        `select lower(a.email) as email, a.user_type, m.company_uuid
         from accounts a left join company_members m on m.account_uuid = a.uuid
         where lower(a.email) = any(:emails)`,
        { emails: [...emails] },
      ),
  }
}
