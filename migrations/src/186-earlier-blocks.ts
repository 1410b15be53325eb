import { sqlMigration } from './migration.ts'

/**
 * Blocks that were made before end the conversations that they would end today: those of the same people that could still be opened. Rules: CONV-11,
 * CONV-71.
 */
export const earlierBlocks = sqlMigration(
  '186-earlier-blocks',
  `
  with made as (
    select company_uuid, contractor_uuid, status_at as at, changed_by as by from conversations where status = 'blocked'
    union all select company_uuid, contractor_uuid, created_at, 'employer' from candidate_blocks
  ), first as (
    select distinct on (company_uuid, contractor_uuid) * from made order by company_uuid, contractor_uuid, at
  )
  update conversations c set status = 'blocked', status_at = greatest(c.status_at, first.at), changed_by = first.by
  from first
  where c.company_uuid = first.company_uuid and c.contractor_uuid = first.contractor_uuid
    and (c.status = 'closed' or (c.status in ('declined', 'expired') and c.status_at >= first.at - interval '90 days'));
  `,
  // What they were is not stored any more.
  'select 1',
)
