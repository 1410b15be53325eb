import { isSearchable } from '@guildhall/domain/profiles'
import type { ExchangeRates } from '@guildhall/domain/reference'
import type { CandidateDirectory, CandidateDocument } from '@guildhall/domain/search'
import {
  RESPONDS_FAST_OVER_DAYS,
  RESPONDS_FAST_WITHIN_HOURS,
  type ResponseFigures,
} from '@guildhall/domain/conversations'
import type { Knex } from 'knex'
import { LOWEST_UUID } from '../database/lowest-uuid.ts'
import { selectPrepared, type PreparedStatement } from '../database/select-prepared.ts'
import { buildCandidateDocument } from '../mappers/candidate-document.mapper.ts'
import { contractorProfileMapper, type StoredProfile } from '../mappers/contractor-profile.mapper.ts'
import { hidingKeys } from './hiding-keys.ts'
import { SEARCHABLE } from './searchable.ts'
import { profilesSql, type ProfileSelection } from './select-profiles.ts'

export interface CandidateDirectoryOptions {
  readonly knex: Knex
  /** For converting rates to the common currency that searches compare. */
  readonly rates: ExchangeRates
}

type Row = StoredProfile & ResponseFigures & { readonly hiddenFrom: readonly string[] }

/** Candidates from the source tables. SQL filters out most who are not searchable; the domain's rule decides. */
export const createCandidateDirectory = ({ knex, rates }: CandidateDirectoryOptions): CandidateDirectory => {
  const select = (statement: PreparedStatement, now: Date, bindings: Readonly<Record<string, unknown>>) =>
    selectPrepared<Row>(knex, statement, {
      now,
      overDays: RESPONDS_FAST_OVER_DAYS,
      withinHours: RESPONDS_FAST_WITHIN_HOURS,
      ...bindings,
    })

  const toSearchableDocuments = async (rows: readonly Row[], now: Date): Promise<CandidateDocument[]> => {
    const table = await rates.current()
    return rows.flatMap((row) => {
      const profile = contractorProfileMapper.toEntity(row)
      if (!isSearchable(profile, { emailVerified: true, now })) return []
      return buildCandidateDocument(profile, row, table, now) ?? []
    })
  }

  const list = async (uuids: readonly string[], now: Date): Promise<CandidateDocument[]> =>
    uuids.length === 0 ? [] : toSearchableDocuments(await select(LISTED, now, { uuids }), now)

  return {
    version: async () => {
      const { rows } = await knex.raw<{ rows: readonly { version: string }[] }>(
        'select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as version',
      )
      return Number(rows[0]?.version)
    },
    find: async (uuid, now) => (await list([uuid], now))[0] ?? null,
    list,
    findContacted: async (uuid, now) => {
      const [row] = await select(CONTACTED, now, { uuid })
      if (!row) return null
      const profile = contractorProfileMapper.toEntity(row)
      const document = buildCandidateDocument(profile, row, await rates.current(), now)
      return document && { document, unrestrictedCvUrl: profile.cvUrl }
    },
    stream: async function* (now, batchSize) {
      let after = LOWEST_UUID
      for (;;) {
        const rows = await select(FOLLOWING, now, { after, batchSize })
        const last = rows.at(-1)
        if (!last) return
        after = last.uuid
        yield await toSearchableDocuments(rows, now)
      }
    },
  }
}

/** From whom a person hides, sorted. */
const HIDING = `
  cross join lateral (
    select array(select distinct key collate "C" from (${hidingKeys('p.uuid')}) keys order by 1) as keys
  ) hiding`

/** A request counts once it was answered or its time to answer has passed. */
const RESPONSES = `
  join accounts a on a.uuid = p.uuid
  cross join lateral (
    select count(*) as requests, count(*) filter (where answered_at <= in_time_until) as answered_in_time
    from (
      select c.answered_at, c.created_at + make_interval(hours => :withinHours) as in_time_until
      from conversations c
      where c.contractor_uuid = p.uuid and c.created_at > cast(:now as timestamptz) - make_interval(days => :overDays)
    ) c
    where answered_at is not null or in_time_until < cast(:now as timestamptz)
  ) answers`

const statement = (name: string, selection: Pick<ProfileSelection, 'tail' | 'where'>): PreparedStatement => ({
  name,
  sql: profilesSql({
    ...selection,
    columns: ', answers.requests, answers.answered_in_time, hiding.keys as hidden_from',
    from: RESPONSES + HIDING,
  }),
})

const LISTED = statement('listed-candidates', {
  where: `${SEARCHABLE} and p.uuid = any(cast(:uuids as uuid[]))`,
  tail: 'order by array_position(cast(:uuids as uuid[]), p.uuid)',
})
const FOLLOWING = statement('following-candidates', {
  // The second condition lets a merge of both tables begin where the last batch ended.
  where: `${SEARCHABLE} and p.uuid > :after and a.uuid > :after`,
  tail: 'order by p.uuid limit :batchSize',
})
const CONTACTED = statement('contacted-candidate', {
  where: 'a.suspended_at is null and a.deletion_requested_at is null and p.uuid = :uuid',
})
