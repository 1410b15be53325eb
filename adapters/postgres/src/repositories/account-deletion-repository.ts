import { ERASED_DOMAIN } from '@guildhall/domain/identity'
import type { AccountDeletionRepository } from '@guildhall/domain/privacy'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

interface Reference {
  readonly tableName: string
  readonly columnName: string
  /** The foreign key's action: 'c' cascade, 'n' set null. */
  readonly onDelete: 'c' | 'n'
}

export const createAccountDeletionRepository = (knex: Knex): AccountDeletionRepository => {
  const selectUuids = async (sql: string, bindings: Readonly<Record<string, unknown>>): Promise<string[]> =>
    (await selectRows<{ uuid: string }>(knex, sql, bindings)).map(({ uuid }) => uuid)

  /** Applies the delete actions of all foreign keys to the account, so that a new table is never forgotten. */
  const clearReferences = async (accountUuid: string): Promise<void> => {
    for (const { columnName, onDelete, tableName } of await selectRows<Reference>(knex, REFERENCES, {})) {
      const sql = onDelete === 'c' ? 'delete from ?? where ?? = ?' : 'update ?? set ?? = null where ?? = ?'
      const bindings = onDelete === 'c' ? [tableName, columnName] : [tableName, columnName, columnName]
      await knex.raw(sql, [...bindings, accountUuid])
    }
  }

  const closeCompany = async (companyUuid: string): Promise<void> => {
    await knex('accessTokens').where({ companyUuid }).delete()
    await knex('webhooks').where({ companyUuid }).delete()
    await knex('companyInvites').where({ companyUuid }).delete()
    await knex('billingDetails').where({ companyUuid }).delete()
    await knex('companies').where({ uuid: companyUuid }).update({ email: null, mobile: null, image: null })
  }

  /** Invoices must be kept, and conversations show the name. */
  const removeEmptyCompany = async (companyUuid: string): Promise<void> => {
    await knex.raw(DELETE_EMPTY_COMPANY, { companyUuid })
    const [kept] = await selectUuids(
      `select c.uuid from companies c where c.uuid = :companyUuid
       and not exists (select 1 from accounts a where a.company_uuid = c.uuid)`,
      { companyUuid },
    )
    if (kept !== undefined) await closeCompany(kept)
  }

  return {
    listOpenConversations: (accountUuid) =>
      selectUuids(openOf('contractor_uuid = :accountUuid or sender_uuid = :accountUuid'), { accountUuid }),
    listOpenCompanyConversations: (companyUuid) => selectUuids(openOf('company_uuid = :companyUuid'), { companyUuid }),
    listDue: (requestedBy, limit) =>
      selectUuids(
        `select uuid from accounts where deletion_requested_at <= :requestedBy and email not like :erased
         order by deletion_requested_at, uuid limit :limit`,
        { requestedBy, limit, erased: `%${ERASED_DOMAIN}` },
      ),
    listUnverified: (createdBy, limit) =>
      selectUuids(
        `select a.uuid from accounts a left join companies c on c.uuid = a.company_uuid
         where a.email_verified_at is null and a.created_at <= :createdBy and a.email not like :erased
           and (c.uuid is null or (c.account_type = 'trial' and not c.invoice_pending))
         order by a.created_at, a.uuid limit :limit`,
        { createdBy, limit, erased: `%${ERASED_DOMAIN}` },
      ),
    isClosingRequested: async (companyUuid, accountUuid) =>
      (
        await selectUuids(
          `select uuid from audit_log
           where actor_uuid = :accountUuid and company_uuid = :companyUuid and action = 'company-closing' limit 1`,
          { accountUuid, companyUuid },
        )
      ).length > 0,
    reassignCompanyImages: async (accountUuid) => {
      await knex.raw(REASSIGN_IMAGES, { accountUuid })
    },
    listFileNames: async (ownerUuid) => {
      const rows = await selectRows<{ name: string }>(
        knex,
        `select n.name from file_names n join files f on f.uuid = n.file_uuid where f.owner_uuid = :ownerUuid
         union all
         select n.name from file_names n join data_exports e on e.uuid = n.file_uuid where e.account_uuid = :ownerUuid`,
        { ownerUuid },
      )
      return rows.map(({ name }) => name)
    },
    erase: async (accountUuid) => {
      await knex.raw(DELETE_EMAIL_LOGS, { accountUuid })
      await clearReferences(accountUuid)
      await knex('bookmarks').where({ candidateUuid: accountUuid }).delete()
      await knex('messages').where({ senderUuid: accountUuid }).update({ doc: null, docs: '[]' })
      await knex('conversations').where({ senderUuid: accountUuid }).update({ doc: null, docName: null })
      await knex('conversations').where({ contractorUuid: accountUuid }).update({ contactSharedAt: null })
      await knex.raw(ANONYMISE_ACCOUNT, { accountUuid, erased: ERASED_DOMAIN })
    },
    closeCompany,
    remove: async (accountUuid) => {
      await knex.raw(DELETE_EMAIL_LOGS, { accountUuid })
      const [account] = await selectRows<{ companyUuid: string | null }>(
        knex,
        'delete from accounts where uuid = :accountUuid returning company_uuid',
        { accountUuid },
      )
      const companyUuid = account?.companyUuid ?? null
      if (companyUuid !== null) await removeEmptyCompany(companyUuid)
    },
  }
}

/** Those that could be opened are locked, too: an acceptance that has begun is waited for, a later one waits and is refused. */
const openOf = (condition: string): string => `
  with openable as (
    select uuid, status from conversations where status not in ('withdrawn', 'blocked') and (${condition})
    order by uuid for no key update
  )
  select uuid from openable where status in ('pending', 'active') order by uuid`

const REFERENCES = `
  select cast(cast(c.conrelid as regclass) as text) as table_name, a.attname as column_name, cast(c.confdeltype as text) as on_delete
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.confrelid = cast('accounts' as regclass) and c.confdeltype in ('c', 'n')
    and array_length(c.conkey, 1) = 1`

const REASSIGN_IMAGES = `
  update files f set owner_uuid = m.account_uuid
  from companies c join company_members m on m.company_uuid = c.uuid and m.role = 'admin'
  where f.owner_uuid = :accountUuid and f.purpose = 'company-image' and f.url = c.image
    and m.account_uuid <> :accountUuid`

const DELETE_EMAIL_LOGS = `
  with gone as (select lower(email) as email from accounts where uuid = :accountUuid),
    failures as (delete from login_failures where email in (select email from gone)),
    requests as (delete from mail_requests where lower(subject) in (select email from gone)),
    mails as (delete from sent_mails where lower(recipient) in (select email from gone))
  delete from verification_mails where email in (select email from gone)`

/** The original address becomes available again; its replacement is undeliverable. */
const ANONYMISE_ACCOUNT = `
  update accounts set
    email = uuid || :erased, first_name = 'Deleted', last_name = 'user', mobile = null, password_hash = '',
    profile_image = null, attribution = '{}', company_uuid = null, just_verified = false, profile_just_verified = false,
    suspended_at = coalesce(suspended_at, deletion_requested_at)
  where uuid = :accountUuid`

const DELETE_EMPTY_COMPANY = `
  delete from companies c where c.uuid = :companyUuid
    and not exists (select 1 from accounts a where a.company_uuid = c.uuid)
    and not exists (select 1 from conversations v where v.company_uuid = c.uuid)
    and not exists (select 1 from invoices i where i.company_uuid = c.uuid)
    and not exists (select 1 from subscriptions s where s.company_uuid = c.uuid)`
