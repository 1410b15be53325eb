import { ERASED_DOMAIN } from '@guildhall/domain/identity'
import type {
  PairConversation,
  ReportDetails,
  ReportedMessage,
  ReportEntry,
  ReportQueue,
} from '@guildhall/domain/moderation'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { REPORT_SUBJECTS, REPORTED_PERSON } from './reported-person.ts'
import { toPage } from './to-page.ts'

const MESSAGES_MAX = 50
const OTHERS_MAX = 10
const PAIR_MAX = 20

/** Reports with whom they are about: `v` is the conversation of the report, `x` the account. */
const REPORTS = `reports r
  ${REPORT_SUBJECTS}
  left join accounts x on right(x.email, ${ERASED_DOMAIN.length}) <> '${ERASED_DOMAIN}' and x.uuid = ${REPORTED_PERSON}
  left join accounts q on q.uuid = r.reporter_uuid and right(q.email, ${ERASED_DOMAIN.length}) <> '${ERASED_DOMAIN}'
  left join companies c on c.uuid = case when r.subject_type = 'company' then r.subject_uuid else v.company_uuid end
  left join operators o on o.uuid = r.settled_by
  left join report_claims k on k.report_uuid = r.uuid and k.claimed_until > :now
  left join operators h on h.uuid = k.claimed_by`
const COLUMNS = `r.uuid, r.subject_type, r.reason, r.note, r.created_at, r.outcome, r.settled_at, o.name as operator_name,
  x.uuid as accused_uuid, trim(x.first_name || ' ' || x.last_name) as accused_name, x.suspended_at as accused_suspended_at,
  q.uuid as reporter_uuid, trim(q.first_name || ' ' || q.last_name) as reporter_name,
  q.suspended_at as reporter_suspended_at, c.name as company_name,
  h.uuid as claimed_by, h.name as claimed_by_name, k.claimed_until`

/** Reports of each of the two about the other. */
const BETWEEN_PEOPLE = `((q.uuid = :reporterUuid and x.uuid = :accusedUuid) or (q.uuid = :accusedUuid and x.uuid = :reporterUuid))`
const BETWEEN_COMPANY = `c.uuid = :companyUuid and (q.uuid = :reporterUuid or x.uuid = :reporterUuid)`

interface EntryRow extends Omit<ReportEntry, 'accused' | 'claim' | 'decision' | 'reporter'> {
  readonly claimedBy: string | null
  readonly claimedByName: string | null
  readonly claimedUntil: Date | null
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
  readonly companyUuid: string | null
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
  claim:
    row.claimedBy === null || row.claimedUntil === null
      ? null
      : { operatorUuid: row.claimedBy, operatorName: row.claimedByName ?? '', until: row.claimedUntil },
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

/** Conversations of the reporter with whom or what the report is about; of a report about a company all with that company. Rule: MOD-91. */
const readPairConversations = (
  knex: Knex,
  { accusedUuid, companyUuid, conversationUuid, reporterUuid }: DetailsRow,
): Promise<readonly PairConversation[]> =>
  selectRows<PairConversation>(
    knex,
    `select w.uuid, w.status, c.name as company_name, w.created_at, n.messages, n.last_message_at
     from conversations w join companies c on c.uuid = w.company_uuid
     cross join lateral (
       select cast(count(*) as integer) as messages, max(m.sent_at) as last_message_at
       from messages m where m.conversation_uuid = w.uuid and m.sender_uuid is not null
     ) n
     where w.uuid = :conversationUuid
       or (w.contractor_uuid = :reporterUuid and w.sender_uuid = :accusedUuid)
       or (w.contractor_uuid = :accusedUuid and w.sender_uuid = :reporterUuid)
       or (:isOfCompany and w.contractor_uuid = :reporterUuid and w.company_uuid = :companyUuid)
     order by w.created_at desc, w.uuid desc limit ${PAIR_MAX}`,
    { accusedUuid, companyUuid, conversationUuid, isOfCompany: accusedUuid === null, reporterUuid },
  )

/** The reports as operators read them. Rules: MOD-45, MOD-47, MOD-90, MOD-91. */
export const createReportQueue = (knex: Knex): ReportQueue => ({
  list: async (status, page, now) => {
    const after = decodeCursor(page.cursor)
    const [at, order, sign] =
      status === 'open' ? ['r.created_at', 'asc', '>'] : ['coalesce(r.settled_at, r.created_at)', 'desc', '<']
    const rows = await selectRows<EntryRow & { readonly place: Date }>(
      knex,
      `select ${COLUMNS}, ${at} as place from ${REPORTS} where r.status = :status
       ${after ? `and (${at}, r.uuid) ${sign} (:at, cast(:uuid as uuid))` : ''}
       order by ${at} ${order}, r.uuid ${order} limit :limit`,
      { now, status, ...after, limit: page.limit + 1 },
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
  read: async (uuid, now): Promise<ReportDetails | null> => {
    const [row] = await selectRows<DetailsRow>(
      knex,
      `select ${COLUMNS}, r.subject_uuid, r.snapshot, v.uuid as conversation_uuid, v.status as conversation_status,
         c.uuid as company_uuid
       from ${REPORTS} where r.uuid = :uuid`,
      { now, uuid },
    )
    if (row === undefined) return null
    const { accusedUuid, companyUuid, conversationStatus, conversationUuid, reporterUuid, snapshot, subjectUuid } = row
    const listOthers = (where: string, limit: number) =>
      selectRows<EntryRow>(
        knex,
        `select ${COLUMNS} from ${REPORTS} where r.uuid <> :uuid and ${where}
         order by r.created_at desc, r.uuid desc limit ${limit}`,
        { accusedUuid, companyUuid, now, reporterUuid, uuid },
      )
    const others = accusedUuid === null ? [] : await listOthers('x.uuid = :accusedUuid', OTHERS_MAX)
    const between = accusedUuid === null ? BETWEEN_COMPANY : BETWEEN_PEOPLE
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
      pair: {
        conversations: await readPairConversations(knex, row),
        reports: (await listOthers(between, PAIR_MAX)).map(toEntry),
      },
      others: others.map(toEntry),
    }
  },
})
