import type { Database } from '@guildhall/postgres'

/** Rows a statement writes: few enough for the statement's memory, many enough for its planning. */
const BATCH = 10_000

/** The copies of some conversations: with which people, and under which uuids. */
const CREATE_COPIES = `
  create temporary table copies on commit drop as
  with template as (
    select uuid, contractor_uuid, row_number() over (order by uuid) - 1 as number, count(*) over () as templates
    from conversations where uuid = any(:templates)
  ), person as (
    select uuid, row_number() over (order by uuid) - 1 as number from (
      select uuid from contractor_profiles where uuid > :after and vetting_status = 'approved' order by uuid limit :batch
    ) next
  )
  select template.uuid as template_uuid, template.contractor_uuid as template_contractor, gen_random_uuid() as uuid,
    person.uuid as contractor_uuid
  from person join template on template.number = person.number % template.templates`

/** The messages keep their time, so that some are unread for long and some are about to be mailed. */
const COPY = [
  `insert into conversations select (jsonb_populate_record(c, jsonb_build_object(
     'uuid', copies.uuid, 'contractor_uuid', copies.contractor_uuid, 'doc', null, 'doc_name', null))).*
   from copies join conversations c on c.uuid = copies.template_uuid
   on conflict do nothing`,
  `delete from copies where not exists (select from conversations c where c.uuid = copies.uuid)`,
  `insert into messages select (jsonb_populate_record(m, jsonb_build_object(
     'uuid', gen_random_uuid(), 'conversation_uuid', copies.uuid, 'docs', '[]'::jsonb, 'doc', null,
     'sender_uuid', case m.sender_uuid when copies.template_contractor then copies.contractor_uuid else m.sender_uuid end))).*
   from copies join messages m on m.conversation_uuid = copies.template_uuid`,
  `insert into conversation_readers select (jsonb_populate_record(r, jsonb_build_object(
     'conversation_uuid', copies.uuid,
     'account_uuid', case r.account_uuid when copies.template_contractor then copies.contractor_uuid else r.account_uuid end))).*
   from copies join conversation_readers r on r.conversation_uuid = copies.template_uuid`,
]

/** Copies the conversations of the demo, whose states and messages are those of a market, with other people until there are so many. */
export async function fillConversations({ knex }: Database, wanted: number): Promise<number> {
  const templates = (await knex('conversations').pluck('uuid')) as string[]
  let count = templates.length
  let after = '00000000-0000-0000-0000-000000000000'
  while (count < wanted) {
    const batch = Math.min(BATCH, wanted - count)
    const last = await knex.transaction(async (transaction) => {
      await transaction.raw('set local statement_timeout = 0')
      await transaction.raw(CREATE_COPIES, { templates, after, batch })
      const { rows } = await transaction.raw<{ rows: { last: string | null }[] }>(
        'select max(contractor_uuid::text) as last from copies',
      )
      for (const statement of COPY) await transaction.raw(statement)
      return rows[0]?.last ?? null
    })
    // There are fewer people than conversations are wanted.
    if (last === null) break
    after = last
    count = Number((await knex('conversations').count({ count: '*' }).first())?.['count'])
  }
  await knex.raw('analyze conversations, messages, conversation_readers')
  return count
}
