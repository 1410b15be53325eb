import type { Knex } from 'knex'

/** The rows of the job queue that this transaction has read. */
export const countReadJobs = async (transaction: Knex.Transaction): Promise<number> => {
  const { rows } = await transaction.raw<{ rows: { read: number }[] }>(
    `select cast(seq_tup_read + coalesce(idx_tup_fetch, 0) as integer) as read
     from pg_stat_xact_all_tables where schemaname = 'pgboss' and relname = 'job_common'`,
  )
  return rows[0]?.read ?? 0
}
