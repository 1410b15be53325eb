import type { Database } from '@guildhall/postgres'

/** What people are written to. */
const TABLES = [
  'accounts',
  'contractor_profiles',
  'work_experiences',
  'qualifications',
  'candidate_documents',
  'candidate_vocabulary',
]

const MEMORY = '1GB'

/** Drops the indexes that no constraint needs; returns how to create them again, which is faster than keeping them while rows are written. */
export async function dropSecondaryIndexes({ knex }: Database): Promise<() => Promise<void>> {
  const { rows } = await knex.raw<{ rows: { name: string; definition: string }[] }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any (cast(:tables as regclass[])) and not indisunique
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    { tables: TABLES },
  )
  for (const { name } of rows) await knex.raw(`drop index ${name}`)
  return () =>
    knex.transaction(async (trx) => {
      await trx.raw(`set local statement_timeout = 0`)
      await trx.raw(`set local maintenance_work_mem = '${MEMORY}'`)
      for (const { definition } of rows) await trx.raw(definition.replaceAll('?', String.raw`\?`))
    })
}
