import type { AuditLog, AuditOwner, AuditRecord, FoundAuditRecord } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { toPage } from '../read-models/to-page.ts'

const OWNERS: Readonly<Record<AuditOwner, string>> = {
  all: 'true',
  operators: 'o.uuid is not null',
  companies: 'e.company_uuid is not null and o.uuid is null',
}

const CONTAINS = `and (
  strpos(lower(concat_ws(' ', a.first_name, a.last_name)), :text) > 0 or strpos(lower(o.name), :text) > 0
  or strpos(lower(concat_ws(' ', s.first_name, s.last_name)), :text) > 0 or strpos(lower(so.name), :text) > 0
  or strpos(lower(i.email), :text) > 0 or strpos(lower(c.name), :text) > 0
  or strpos(replace(e.action, '-', ' '), :text) > 0 or strpos(lower(e.details ->> 'reason'), :text) > 0
  or :text in (
    cast(e.uuid as text), cast(e.actor_uuid as text), cast(e.subject_uuid as text), cast(e.company_uuid as text)
  )
)`

export const createAuditLog = (knex: Knex): AuditLog => ({
  add: async (...entries) => {
    if (entries.length === 0) return
    const rows = entries.map((entry) => ({ ...entry, details: JSON.stringify(entry.details) }))
    await knex('auditLog').insert(rows).onConflict('uuid').ignore()
  },
  search: async ({ before, from, owner, text }, page) => {
    const after = decodeCursor(page.cursor)
    const rows = await selectRows<FoundAuditRecord>(
      knex,
      `select e.uuid, e.company_uuid, e.actor_uuid, e.action, e.subject_uuid, e.details, e.at,
         coalesce(trim(a.first_name || ' ' || a.last_name), o.name) as actor_name,
         coalesce(trim(s.first_name || ' ' || s.last_name), i.email, so.name) as subject_name,
         c.name as company_name, s.uuid is not null as is_about_person
       from audit_log e
       left join accounts a on a.uuid = e.actor_uuid
       left join operators o on o.uuid = e.actor_uuid
       left join accounts s on s.uuid = e.subject_uuid
       left join operators so on so.uuid = e.subject_uuid
       left join company_invites i on i.uuid = e.subject_uuid
       left join companies c on c.uuid = e.company_uuid
       where ${OWNERS[owner]}
       ${from === null ? '' : 'and e.at >= :from'}
       ${before === null ? '' : 'and e.at < :before'}
       ${text === '' ? '' : CONTAINS}
       ${after ? 'and (e.at, e.uuid) < (:at, cast(:uuid as uuid))' : ''}
       order by e.at desc, e.uuid desc limit :limit`,
      { text: text.toLowerCase(), from, before, ...after, limit: page.limit + 1 },
    )
    return toPage(rows, page.limit, ({ at, uuid }) => ({ at, uuid }))
  },
  list: async (companyUuid, page) => {
    const after = decodeCursor(page.cursor)
    const rows = await selectRows<AuditRecord>(
      knex,
      `select e.uuid, e.company_uuid, e.actor_uuid, e.action, e.subject_uuid, e.details, e.at,
         coalesce(trim(a.first_name || ' ' || a.last_name), o.name) as actor_name,
         coalesce(trim(s.first_name || ' ' || s.last_name), i.email) as subject_name
       from audit_log e
       left join accounts a on a.uuid = e.actor_uuid
       left join operators o on o.uuid = e.actor_uuid
       left join accounts s on s.uuid = e.subject_uuid
       left join company_invites i on i.uuid = e.subject_uuid
       where e.company_uuid = :companyUuid
       ${after ? 'and (e.at, e.uuid) < (:at, cast(:uuid as uuid))' : ''}
       order by e.at desc, e.uuid desc limit :limit`,
      { companyUuid, ...after, limit: page.limit + 1 },
    )
    return toPage(rows, page.limit, ({ at, uuid }) => ({ at, uuid }))
  },
})
