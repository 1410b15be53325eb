import type { ReportReason } from '@guildhall/domain/moderation'
import { addHours } from '@guildhall/domain/shared'
import { createRepositories, type Database } from '@guildhall/postgres'

interface MessageRow {
  readonly uuid: string
  readonly body: string
  readonly conversationUuid: string
  readonly senderUuid: string
  readonly contractorUuid: string
  readonly employerUuid: string
}

/** What is reported, from the newest on: hours ago, the reason and the reporter's note. */
const WRITTEN: readonly { readonly age: number; readonly reason: ReportReason; readonly note: string | null }[] = [
  { age: 3, reason: 'scam', note: 'Wants money for equipment before anything is signed.' },
  { age: 9, reason: 'harassment', note: null },
  { age: 26, reason: 'asks_to_leave', note: 'Asked me to go on elsewhere before we had talked about the work.' },
  { age: 31, reason: 'false_information', note: 'The rate in the offer is not the one in the message.' },
  { age: 50, reason: 'spam', note: 'The same text came to a friend of mine on the same day.' },
  { age: 76, reason: 'other', note: null },
  { age: 98, reason: 'spam', note: null },
]

/** Makes the queue of reports: of messages, from three hours to four days ago, and a handled one of the other side. Rules: MOD-45, MOD-91. */
export async function addReports(knex: Database['knex'], now: Date): Promise<void> {
  const { reports } = createRepositories(knex)
  const { rows } = await knex.raw<{ readonly rows: readonly Record<string, string>[] }>(
    `select distinct on (m.conversation_uuid) m.uuid, m.body, m.conversation_uuid, m.sender_uuid, v.contractor_uuid,
       v.sender_uuid as employer_uuid
     from messages m join conversations v on v.uuid = m.conversation_uuid
     where m.kind = 'text' and m.deleted_at is null and v.status in ('active', 'closed')
       and m.sender_uuid in (v.contractor_uuid, v.sender_uuid)
     order by m.conversation_uuid, m.sequence desc limit ?`,
    [WRITTEN.length],
  )
  const messages = rows.map((row): MessageRow => ({
    uuid: row['uuid'] ?? '',
    body: row['body'] ?? '',
    conversationUuid: row['conversation_uuid'] ?? '',
    senderUuid: row['sender_uuid'] ?? '',
    contractorUuid: row['contractor_uuid'] ?? '',
    employerUuid: row['employer_uuid'] ?? '',
  }))
  for (const [at, { age, note, reason }] of WRITTEN.entries()) {
    const message = messages[at]
    if (message === undefined) return
    const { body, contractorUuid, conversationUuid, employerUuid, senderUuid, uuid } = message
    await reports.add({
      // One report of a message, and the same market each time.
      uuid,
      reporterUuid: senderUuid === contractorUuid ? employerUuid : contractorUuid,
      subjectType: 'message',
      subjectUuid: uuid,
      reason,
      note,
      snapshot: { message: { uuid, body, senderUuid }, conversation: { uuid: conversationUuid } },
      status: 'open',
      createdAt: addHours(now, -age),
    })
    if (at === 0)
      await knex('reports').insert({
        uuid: conversationUuid,
        reporterUuid: senderUuid,
        subjectType: 'conversation',
        subjectUuid: conversationUuid,
        reason: 'other',
        note: 'Does not answer any more.',
        snapshot: JSON.stringify({ conversation: { uuid: conversationUuid } }),
        status: 'settled',
        createdAt: addHours(now, -age - 30),
        outcome: 'dismissed',
        settledAt: addHours(now, -age - 24),
      })
  }
}
