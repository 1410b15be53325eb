import { toContactState, type ContactState, type Conversation } from '@guildhall/domain/conversations'
import type { Uuid } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'
import { conversationMapper } from '../mappers/conversation.mapper.ts'

interface Row extends Conversation {
  readonly senderName: string
}

const CONVERSATIONS = {
  name: 'contact-states',
  sql: `
    select c.*, concat_ws(' ', a.first_name, a.last_name) as sender_name
    from conversations c join accounts a on a.uuid = c.sender_uuid
    where c.company_uuid = :companyUuid and c.contractor_uuid = any(cast(:candidateUuids as uuid[]))
    order by c.created_at desc`,
}

/** The company's contact state with each candidate, derived by the domain from their conversations. */
export async function selectContactStates(
  knex: Knex,
  companyUuid: Uuid,
  candidateUuids: readonly Uuid[],
): Promise<ReadonlyMap<Uuid, ContactState>> {
  if (candidateUuids.length === 0) return new Map()
  const rows = await selectPrepared<Row>(knex, CONVERSATIONS, { companyUuid, candidateUuids })
  const names = new Map(rows.map(({ senderUuid, senderName }) => [senderUuid, senderName]))
  const states = new Map<Uuid, ContactState>()
  for (const [contractorUuid, history] of Map.groupBy(rows, (row) => row.contractorUuid)) {
    const state = toContactState(history.map(conversationMapper.toEntity), (uuid) => names.get(uuid) ?? '')
    if (state) states.set(contractorUuid, state)
  }
  return states
}
