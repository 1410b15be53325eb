import { ERASED_DOMAIN } from '@guildhall/domain/identity'
import type { ReportDetails, ReportedMessage, ReportEntry, ReportQueue } from '@guildhall/domain/moderation'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { toPage } from './to-page.ts'

const MESSAGES_MAX = 50
const OTHERS_MAX = 10

/**
 * Reports with whom they are about: the candidate, the author of a message, or the other side of a conversation. `v` is the conversation of
 * the report, `x` the account.
 */
const REPORTS = `reports r
  left join messages m on r.subject_type = 'message' and m.uuid = r.subject_uuid
  left join conversations v on v.uuid = case
    when r.subject_type in ('request', 'conversation') then r.subject_uuid
    when r.subject_type = 'message' then m.conversation_uuid end
  left join accounts x on right(x.email, ${ERASED_DOMAIN.length}) <> '${ERASED_DOMAIN}' and x.uuid = case
    when r.subject_type = 'candidate' then r.subject_uuid
    when r.subject_type = 'message' then m.sender_uuid
    when r.reporter_uuid = v.contractor_uuid then v.sender_uuid
    when r.reporter_uuid is not null then v.contractor_uuid end
  left join accounts q on q.uuid = r.reporter_uuid and right(q.email, ${ERASED_DOMAIN.length}) <> '${ERASED_DOMAIN}'
  left join companies c on c.uuid = case when r.subject_type = 'company' then r.subject_uuid else v.company_uuid end
  left join operators o on o.uuid = r.settled_by`
const COLUMNS = `r.uuid, r.subject_type, r.reason, r.note, r.created_at, r.outcome, r.settled_at, o.name as operator_name,
  x.uuid as accused_uuid, trim(x.first_name || ' ' || x.last_name) as accused_name, x.suspended_at as accused_suspended_at,
  q.uuid as reporter_uuid, trim(q.first_name || ' ' || q.last_name) as reporter_name,
  q.suspended_at as reporter_suspended_at, c.name as company_name`

interface EntryRow extends Omit<ReportEntry, 'accused' | 'decision' | 'reporter'> {
  readonly outcome: NonNullable<ReportEntry['decision']>['outcome'] | null
  readonly settledAt: Date | null
  readonly operatorName: string | null
  readonly accusedUuid: string | null
  readonly accusedName: string | null
  readonly accusedSuspendedAt: Date | null
  readonly reporterUuid: string | null
  readonly reporterName: string | null
  readonly reporterSuspendedAt: Date | null
}

interface DetailsRow extends EntryRow {
  readonly subjectUuid: string
  readonly snapshot: object
  readonly conversationUuid: string | null
  readonly conversationStatus: string | null
  readonly conversationsOfPair: number
}

const toPerson = (uuid: string | null, name: string | null, suspendedAt: Date | null) =>
  uuid === null ? null : { uuid, name: name ?? '', suspendedAt }

const toEntry = (row: EntryRow): ReportEntry => ({
  uuid: row.uuid,
  subjectType: row.subjectType,
  reason: row.reason,
  note: row.note,
  createdAt: row.createdAt,
  reporter: toPerson(row.reporterUuid, row.reporterName, row.reporterSuspendedAt),
  accused: toPerson(row.accusedUuid, row.accusedName, row.accusedSuspendedAt),
  companyName: row.companyName,
  decision:
    row.outcome === null || row.settledAt === null
      ? null
      : { outcome: row.outcome, operatorName: row.operatorName, at: row.settledAt },
})

const readMessages = async (knex: Knex, conversationUuid: string): Promise<readonly ReportedMessage[]> => {
  const rows = await selectRows<ReportedMessage>(
    knex,
    `select m.uuid, m.sender_uuid, trim(a.first_name || ' ' || a.last_name) as sender_name, m.body, m.sent_at, m.deleted_at
     from messages m left join accounts a on a.uuid = m.sender_uuid
     where m.conversation_uuid = :conversationUuid order by m.sequence desc limit ${MESSAGES_MAX}`,
    { conversationUuid },
  )
  return rows.toReversed()
}

/** The reports as operators read them. Rules: MOD-45, MOD-47. */
export const createReportQueue = (knex: Knex): ReportQueue => ({
  list: async (status, page) => {
    const after = decodeCursor(page.cursor)
    const [at, order, sign] =
      status === 'open' ? ['r.created_at', 'asc', '>'] : ['coalesce(r.settled_at, r.created_at)', 'desc', '<']
    const rows = await selectRows<EntryRow & { readonly place: Date }>(
      knex,
      `select ${COLUMNS}, ${at} as place from ${REPORTS} where r.status = :status
       ${after ? `and (${at}, r.uuid) ${sign} (:at, cast(:uuid as uuid))` : ''}
       order by ${at} ${order}, r.uuid ${order} limit :limit`,
      { status, ...after, limit: page.limit + 1 },
    )
    const { items, nextCursor } = toPage(rows, page.limit, ({ place, uuid }) => ({ at: place, uuid }))
    return { items: items.map(toEntry), nextCursor }
  },
  countOpen: async () => {
    const [counted] = await selectRows<{ readonly open: number }>(
      knex,
      `select cast(count(*) as integer) as open from reports where status = 'open'`,
    )
    return counted?.open ?? 0
  },
  read: async (uuid): Promise<ReportDetails | null> => {
    const [row] = await selectRows<DetailsRow>(
      knex,
      `select ${COLUMNS}, r.subject_uuid, r.snapshot, v.uuid as conversation_uuid, v.status as conversation_status,
         (select cast(count(*) as integer) from conversations w where
           (w.contractor_uuid = q.uuid and w.sender_uuid = x.uuid) or (w.contractor_uuid = x.uuid and w.sender_uuid = q.uuid)
         ) as conversations_of_pair
       from ${REPORTS} where r.uuid = :uuid`,
      { uuid },
    )
    if (row === undefined) return null
    const { accusedUuid, conversationStatus, conversationsOfPair, conversationUuid, snapshot, subjectUuid } = row
    const others =
      accusedUuid === null
        ? []
        : await selectRows<EntryRow>(
            knex,
            `select ${COLUMNS} from ${REPORTS} where x.uuid = :accusedUuid and r.uuid <> :uuid
             order by r.created_at desc, r.uuid desc limit ${OTHERS_MAX}`,
            { accusedUuid, uuid },
          )
    return {
      ...toEntry(row),
      subjectUuid,
      snapshot,
      conversation:
        conversationUuid === null || conversationStatus === null
          ? null
          : {
              uuid: conversationUuid,
              status: conversationStatus,
              messages: await readMessages(knex, conversationUuid),
            },
      conversationsOfPair,
      others: others.map(toEntry),
    }
  },
})
