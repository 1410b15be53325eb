import { ERASED_DOMAIN } from '@guildhall/domain/identity'
import type {
  CompanyEntry,
  CompanyMember,
  LoggedAction,
  OperatorDirectory,
  PersonDevice,
  PersonEntry,
  PersonOverview,
} from '@guildhall/domain/moderation'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'
import { decodeCursor } from '../mappers/cursor.ts'
import { createCompanyDirectory } from './company-directory.ts'
import { escapePattern } from './escape-pattern.ts'
import { REPORT_SUBJECTS, REPORTED_PERSON } from './reported-person.ts'
import { toPage } from './to-page.ts'

const LOG_MAX = 20
const DEVICES_MAX = 20

const PERSON_COLUMNS = `a.uuid, a.user_type, a.email, a.first_name, a.last_name, c.name as company_name, p.vetting_status,
  a.email_verified_at, a.suspended_at, a.deletion_requested_at, a.created_at`
const PEOPLE = `accounts a left join companies c on c.uuid = a.company_uuid left join contractor_profiles p on p.uuid = a.uuid`
const NOT_ERASED = `right(a.email, ${ERASED_DOMAIN.length}) <> '${ERASED_DOMAIN}'`

const COMPANY_COLUMNS = `c.uuid, c.name, c.website, c.verification, c.account_type, c.trial_ends_at, c.subscription_status,
  c.created_at, (select cast(count(*) as integer) from company_members m where m.company_uuid = c.uuid) as members`

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The condition that an operator's text finds: every word in the searched texts, or the id. */
const matching = (text: string, column: string, searched: string) => {
  if (ID.test(text)) return { where: `${column} = cast(:id as uuid)`, bindings: { id: text } }
  const words = text.split(/\s+/).filter((word) => word !== '')
  return {
    where: words.length === 0 ? 'true' : words.map((_, at) => `${searched} like fold_text(:word${at})`).join(' and '),
    bindings: Object.fromEntries(words.map((word, at) => [`word${at}`, `%${escapePattern(word)}%`])),
  }
}

interface PersonRow extends Omit<PersonOverview, 'company' | 'devices' | 'log' | 'profile'> {
  readonly companyUuid: string | null
  readonly role: NonNullable<PersonOverview['company']>['role'] | null
  readonly jobTitle: string | null
  readonly paused: boolean | null
  readonly profileUpdatedAt: Date | null
}

/** Reports of others about somebody, their messages, and their conversations. */
const REPORTS_RECEIVED = `select cast(count(*) as integer) from reports r ${REPORT_SUBJECTS} where a.uuid = ${REPORTED_PERSON}`

const toOverview = (
  { companyUuid, jobTitle, paused, profileUpdatedAt, role, ...person }: PersonRow,
  devices: readonly PersonDevice[],
  log: readonly LoggedAction[],
): PersonOverview => ({
  ...person,
  company: companyUuid === null || role === null ? null : { uuid: companyUuid, name: person.companyName ?? '', role },
  profile: profileUpdatedAt === null ? null : { jobTitle, paused: paused === true, updatedAt: profileUpdatedAt },
  devices,
  log,
})

const readLog = (knex: Knex, where: string, uuid: string): Promise<LoggedAction[]> =>
  selectRows<LoggedAction>(
    knex,
    `select e.uuid, e.action, e.details, e.at, coalesce(o.name, trim(a.first_name || ' ' || a.last_name)) as actor_name
     from audit_log e left join operators o on o.uuid = e.actor_uuid left join accounts a on a.uuid = e.actor_uuid
     where ${where} order by e.at desc, e.uuid desc limit ${LOG_MAX}`,
    { uuid },
  )

/** What operators look up, by the indexes of migration 104. */
export const createOperatorDirectory = (knex: Knex): OperatorDirectory => ({
  findPeople: async (text, page) => {
    const after = decodeCursor(page.cursor)
    const { bindings, where } = matching(
      text,
      'a.uuid',
      `fold_text(a.first_name || ' ' || a.last_name || ' ' || a.email)`,
    )
    const rows = await selectRows<PersonEntry>(
      knex,
      `select ${PERSON_COLUMNS} from ${PEOPLE} where ${NOT_ERASED} and ${where}
       ${after ? 'and (a.created_at, a.uuid) < (:at, cast(:uuid as uuid))' : ''}
       order by a.created_at desc, a.uuid desc limit :limit`,
      { ...bindings, ...after, limit: page.limit + 1 },
    )
    return toPage(rows, page.limit, ({ createdAt, uuid }) => ({ at: createdAt, uuid }))
  },
  findCompanies: async (text, page) => {
    const after = decodeCursor(page.cursor)
    const searched = `fold_text(c.name || ' ' || coalesce(c.website, '') || ' ' || coalesce(c.email, ''))`
    const { bindings, where } = matching(text, 'c.uuid', searched)
    const rows = await selectRows<CompanyEntry>(
      knex,
      `select ${COMPANY_COLUMNS} from companies c where ${where}
       ${after ? 'and (c.created_at, c.uuid) < (:at, cast(:uuid as uuid))' : ''}
       order by c.created_at desc, c.uuid desc limit :limit`,
      { ...bindings, ...after, limit: page.limit + 1 },
    )
    return toPage(rows, page.limit, ({ createdAt, uuid }) => ({ at: createdAt, uuid }))
  },
  readPerson: async (uuid, now) => {
    const [person] = await selectRows<PersonRow>(
      knex,
      `select ${PERSON_COLUMNS}, a.mobile, a.sign_up_step, a.profile_image, a.first_login_at, c.uuid as company_uuid, m.role,
         p.job_title, p.paused, p.updated_at as profile_updated_at,
         exists (select 1 from two_factors t where t.account_uuid = a.uuid and t.confirmed_at is not null) as has_two_factor,
         (select cast(count(*) as integer) from passkeys k where k.account_uuid = a.uuid) as passkeys,
         array(select i.provider from linked_identities i where i.account_uuid = a.uuid order by i.linked_at) as providers,
         (select cast(count(*) as integer) from conversations v
           where v.contractor_uuid = a.uuid or v.sender_uuid = a.uuid) as conversations,
         (select cast(count(*) as integer) from reports r where r.reporter_uuid = a.uuid) as reports_sent,
         (${REPORTS_RECEIVED}) as reports_received
       from ${PEOPLE} left join company_members m on m.account_uuid = a.uuid
       where a.uuid = :uuid and ${NOT_ERASED}`,
      { uuid },
    )
    if (person === undefined) return null
    const devices = await selectRows<PersonDevice>(
      knex,
      `select uuid, user_agent, address, created_at, last_seen_at from sessions
       where account_uuid = :uuid and expires_at > :now order by last_seen_at desc, uuid limit ${DEVICES_MAX}`,
      { uuid, now },
    )
    return toOverview(person, devices, await readLog(knex, 'e.subject_uuid = :uuid', uuid))
  },
  readCompany: async (uuid) => {
    const company = await createCompanyDirectory(knex).find(uuid)
    if (company === null) return null
    const team = await selectRows<CompanyMember>(
      knex,
      `select a.uuid, a.first_name, a.last_name, a.email, m.role, a.suspended_at
       from company_members m join accounts a on a.uuid = m.account_uuid
       where m.company_uuid = :uuid order by m.created_at, a.uuid`,
      { uuid },
    )
    const [counts] = await selectRows<Record<'conversations' | 'openInvoices' | 'reportsReceived', number>>(
      knex,
      `select (select cast(count(*) as integer) from conversations where company_uuid = :uuid) as conversations,
         (select cast(count(*) as integer) from invoices
           where company_uuid = :uuid and kind = 'invoice' and status = 'open') as open_invoices,
         (select cast(count(*) as integer) from reports where subject_uuid = :uuid) as reports_received`,
      { uuid },
    )
    const { conversations = 0, openInvoices = 0, reportsReceived = 0 } = counts ?? {}
    const log = await readLog(knex, '(e.subject_uuid = :uuid or e.company_uuid = :uuid)', uuid)
    return { company, team, conversations, openInvoices, reportsReceived, log }
  },
})
