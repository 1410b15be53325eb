import {
  HIDING_NAMED_MAX,
  HIDING_NAMED_MINUTES,
  type HiddenCandidates,
  type HiddenFromCompany,
} from '@guildhall/domain/conversations'
import { companyNameKey } from '@guildhall/domain/profiles'
import { isUuid } from '@guildhall/domain/search'
import { websiteDomain } from '@guildhall/domain/shared'
import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'

/** Contractors whom a company must not see, and since when. */
const HIDDEN = `
  select contractor_uuid, status_at as since from conversations where company_uuid = :companyUuid and status = 'blocked'
  union all select contractor_uuid, created_at from candidate_blocks where company_uuid = :companyUuid
  union all select contractor_uuid, created_at from hidden_companies where company_uuid = :companyUuid
  union all select contractor_uuid, created_at from hidden_companies where company_uuid is null and name_key = any(:nameKeys)
  union all select contractor_uuid, created_at from hidden_companies where domain = any(:domains)`

const NAMES = {
  name: 'company-names',
  sql: 'select name, website from company_names where company_uuid = :companyUuid',
}

const AMONG = {
  name: 'hidden-among',
  sql: `select contractor_uuid from (${HIDDEN}) hidden where contractor_uuid = any(cast(:contractorUuids as uuid[]))`,
}

/** The keys of a company that somebody hides from, written as in `hiding-keys.ts`, and who has begun to hide from it lately. */
const FOR_SEARCH = {
  name: 'hidden-for-search',
  sql: `
  select
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

/**
 * Contractors whom the company has blocked, or who have blocked it in a conversation, and those who hide from it: by its uuid, or by any name or
 * website that it ever had. Rules: CONV-71, PROF-24, SRCH-81.
 */
export const createHiddenCandidates = (knex: Knex): HiddenCandidates => {
  const findKeys = async (companyUuid: string) => {
    const names = await selectPrepared<{ name: string; website: string }>(knex, NAMES, { companyUuid })
    return {
      companyUuid,
      nameKeys: [...new Set(names.map(({ name }) => companyNameKey(name)))],
      domains: [...new Set(names.flatMap(({ website }) => (website === '' ? [] : [websiteDomain(website) ?? ''])))],
    }
  }
  const among: HiddenCandidates['among'] = async (companyUuid, uuids) => {
    // They may be any text, and in capital letters.
    const own = new Map(uuids.map((uuid) => [uuid.toLowerCase(), uuid] as const).filter(([uuid]) => isUuid(uuid)))
    if (own.size === 0) return new Set()
    const bindings = { ...(await findKeys(companyUuid)), contractorUuids: [...own.keys()] }
    const rows = await selectPrepared<{ contractorUuid: string }>(knex, AMONG, bindings)
    return new Set(rows.map(({ contractorUuid }) => own.get(contractorUuid) ?? contractorUuid))
  }
  return {
    forSearch: async (companyUuid, now) => {
      const namedSince = new Date(now.getTime() - HIDING_NAMED_MINUTES * 60_000)
      const bindings = { ...(await findKeys(companyUuid)), namedSince, most: HIDING_NAMED_MAX }
      const [hiding] = await selectPrepared<HiddenFromCompany>(knex, FOR_SEARCH, bindings)
      return hiding ?? { companyKeys: [], excludedUuids: [] }
    },
    among,
    includes: async (companyUuid, contractorUuid) => (await among(companyUuid, [contractorUuid])).size > 0,
  }
}
