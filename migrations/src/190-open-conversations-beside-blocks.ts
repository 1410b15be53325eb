import { sqlMigration } from './migration.ts'

/** A block that was made before ends the conversations of the same people that wait or are open, too. Rules: CONV-11, CONV-71. */
export const openConversationsBesideBlocks = sqlMigration(
  '190-open-conversations-beside-blocks',
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
    and c.status in ('pending', 'active');
  `,
  // What they were is not stored any more.
  'select 1',
)
