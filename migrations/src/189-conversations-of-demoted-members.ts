import { sqlMigration } from './migration.ts'

/**
 * Conversations of members who became viewer or billing before these were handed over pass to an admin, as they would today: the one with the longest
 * membership, a suspended one only if there is no other. Rules: COMP-17, COMP-18.
 */
export const conversationsOfDemotedMembers = sqlMigration(
  '189-conversations-of-demoted-members',
  `
  with successors as (
    select distinct on (m.company_uuid) m.company_uuid, m.account_uuid
    from company_members m join accounts a on a.uuid = m.account_uuid
    where m.role = 'admin'
    order by m.company_uuid, a.suspended_at is not null, m.created_at, m.account_uuid
  ), passed as (
    select c.uuid, c.sender_uuid as from_uuid, s.account_uuid as to_uuid, c.status in ('pending', 'active') as has_line
    from conversations c
    join company_members m on m.account_uuid = c.sender_uuid and m.company_uuid = c.company_uuid
    join successors s on s.company_uuid = c.company_uuid
    where m.role in ('viewer', 'billing') and c.status not in ('withdrawn', 'blocked')
  ), moved as (
    update conversations c set
      sender_uuid = passed.to_uuid,
      last_sequence = c.last_sequence + case when passed.has_line then 1 else 0 end,
      activity_at = case when passed.has_line then greatest(c.activity_at, now()) else c.activity_at end
    from passed where c.uuid = passed.uuid
    returning c.uuid, c.last_sequence, passed.from_uuid, passed.to_uuid, passed.has_line
  ), unarchived as (
    update conversation_readers r set archived = false
    from passed where r.conversation_uuid = passed.uuid and passed.has_line and r.archived
  )
  insert into messages (uuid, conversation_uuid, sequence, kind, sender_uuid, body, doc, client_id, sent_at)
  select gen_random_uuid(), uuid, last_sequence, 'system', null,
    '{name:' || to_uuid || '} has taken over this conversation from {name:' || from_uuid || '}.', null, null, now()
  from moved where has_line;
  `,
  // Whose they were is in the lines alone.
  'select 1',
)
