import {
  HIDING_NAMED_MAX,
  HIDING_NAMED_MINUTES,
  type HiddenCandidates,
  type HiddenFromCompany,
} from '@guildhall/domain/conversations'
import { companyNameKey } from '@guildhall/domain/profiles'
import { isUuid, websiteDomain, type Uuid } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { selectPrepared, type PreparedStatement } from '../database/select-prepared.ts'

/** Contractors whom a company must not see, and since when. */
const HIDDEN = `
  select contractor_uuid, status_at as since from conversations where company_uuid = :companyUuid and status = 'blocked'
  union all select contractor_uuid, created_at from candidate_blocks where company_uuid = :companyUuid
  union all select contractor_uuid, created_at from hidden_companies where company_uuid = :companyUuid
  union all select contractor_uuid, created_at from hidden_companies where company_uuid is null and name_key = any(:nameKeys)
  union all select contractor_uuid, created_at from hidden_companies where domain = any(:domains)`

/** Every name that the company ever had, and every website, as text. */
const NAMES = `
  (
    select cast(coalesce(json_agg(json_build_object('name', name, 'website', website) order by name, website), '[]') as text)
    from company_names where company_uuid = :companyUuid
  ) as names`

const AMONG = {
  name: 'hidden-among',
  sql: `
  select ${NAMES}, array(
    select contractor_uuid from (${HIDDEN}) hidden where contractor_uuid = any(cast(:contractorUuids as uuid[]))
  ) as contractor_uuids`,
}

/** The keys of a company that somebody hides from, written as in `hiding-keys.ts`, and who has begun to hide from it lately. */
const FOR_SEARCH = {
  name: 'hidden-for-search',
  sql: `
  select ${NAMES},
    array(
      select 'company ' || cast(:companyUuid as text) where
        exists (select from conversations where company_uuid = :companyUuid and status = 'blocked')
        or exists (select from candidate_blocks where company_uuid = :companyUuid)
        or exists (select from hidden_companies where company_uuid = :companyUuid)
      union all select 'name ' || own.name_key from unnest(cast(:nameKeys as text[])) as own (name_key)
        where exists (select from hidden_companies known where known.company_uuid is null and known.name_key = own.name_key)
      union all select 'domain ' || own.domain from unnest(cast(:domains as text[])) as own (domain)
        where exists (select from hidden_companies known where known.domain = own.domain)
    ) as company_keys,
    array(
      select contractor_uuid from (${HIDDEN}) hidden where since > :namedSince order by since desc limit :most
    ) as excluded_uuids`,
}

/** By what people hide from a company, apart from its uuid. */
interface CompanyKeys {
  /** The names and websites that the keys are made from, as `NAMES` writes them. */
  readonly names: string
  readonly nameKeys: readonly string[]
  readonly domains: readonly string[]
}

const NO_KEYS: CompanyKeys = { names: '[]', nameKeys: [], domains: [] }

const toCompanyKeys = (names: string): CompanyKeys => {
  const own = JSON.parse(names) as readonly { readonly name: string; readonly website: string }[]
  return {
    names,
    nameKeys: [...new Set(own.map(({ name }) => companyNameKey(name)))],
    domains: [...new Set(own.flatMap(({ website }) => (website === '' ? [] : [websiteDomain(website) ?? ''])))],
  }
}

/** Companies whose keys are remembered. */
const REMEMBERED_MAX = 1_000

/**
 * Contractors whom the company has blocked, or who have blocked it in a conversation, and those who hide from it: by its uuid, or by any name or
 * website that it ever had. Rules: CONV-71, PROF-24, SRCH-81.
 */
export const createHiddenCandidates = (knex: Knex): HiddenCandidates => {
  const remembered = new Map<Uuid, CompanyKeys>()

  /**
   * Runs a statement with the company's keys as remembered, so that most calls take one statement. Its answer has the names as they are now:
   * where they differ, it runs again with their keys.
   */
  const select = async <Row>(
    statement: PreparedStatement,
    companyUuid: Uuid,
    bindings: Readonly<Record<string, unknown>>,
  ): Promise<Row | null> => {
    for (;;) {
      const { domains, nameKeys, names } = remembered.get(companyUuid) ?? NO_KEYS
      const rows = await selectPrepared<Row & Pick<CompanyKeys, 'names'>>(knex, statement, {
        ...bindings,
        companyUuid,
        nameKeys,
        domains,
      })
      const [row] = rows
      if (row === undefined) return null
      if (row.names === names) return row
      const [oldest] = remembered.keys()
      if (oldest !== undefined && remembered.size >= REMEMBERED_MAX) remembered.delete(oldest)
      remembered.set(companyUuid, toCompanyKeys(row.names))
    }
  }

  const among: HiddenCandidates['among'] = async (companyUuid, uuids) => {
    // They may be any text, and in capital letters.
    const own = new Map(uuids.map((uuid) => [uuid.toLowerCase(), uuid] as const).filter(([uuid]) => isUuid(uuid)))
    if (own.size === 0) return new Set()
    const found = await select<{ contractorUuids: readonly Uuid[] }>(AMONG, companyUuid, {
      contractorUuids: [...own.keys()],
    })
    return new Set(found?.contractorUuids.map((uuid) => own.get(uuid) ?? uuid))
  }

  return {
    forSearch: async (companyUuid, now) => {
      const namedSince = new Date(now.getTime() - HIDING_NAMED_MINUTES * 60_000)
      const hiding = await select<HiddenFromCompany>(FOR_SEARCH, companyUuid, { namedSince, most: HIDING_NAMED_MAX })
      return { companyKeys: hiding?.companyKeys ?? [], excludedUuids: hiding?.excludedUuids ?? [] }
    },
    among,
    includes: async (companyUuid, contractorUuid) => (await among(companyUuid, [contractorUuid])).size > 0,
  }
}
