import type { PersonalData, PersonalFile, PersonalSection } from '@guildhall/domain/privacy'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { SECTIONS } from './personal-sections.ts'

/** Reads all data that a person has provided, all sections from one snapshot. */
export const createPersonalData = (knex: Knex): PersonalData => ({
  sections: (me, { billing }) =>
    knex.transaction(
      async (trx) => {
        const sections: PersonalSection[] = []
        for (const { billing: needsBilling, key, sql, title } of SECTIONS) {
          if (needsBilling === true && !billing) continue
          const rows = await selectRows<object>(trx, sql, { me })
          sections.push({ key, title, rows: JSON.parse(JSON.stringify(rows)) as PersonalSection['rows'] })
        }
        return sections
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    ),
  files: (me) =>
    selectRows<PersonalFile>(
      knex,
      `select n.name as store_name, case when n.name like 'pictures/%' then f.purpose || '.webp' else f.original_name end as original_name
       from files f join file_names n on n.file_uuid = f.uuid
       where f.owner_uuid = :me and (n.name not like 'pictures/%' or n.name like '%-512.webp')
       order by f.created_at, f.uuid`,
      { me },
    ),
})
