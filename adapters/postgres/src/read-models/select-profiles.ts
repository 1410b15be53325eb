import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

export interface ProfileSelection {
  /** SQL over `p` (contractor_profiles) and what `from` joins. */
  readonly where: string
  /** Further columns, each with a leading comma. */
  readonly columns?: string
  /** Joins after `contractor_profiles p`. */
  readonly from?: string
  /** Ordering and limit. */
  readonly tail?: string
  readonly bindings: Readonly<Record<string, unknown>>
}

/** Profiles with their entries in one statement; dates of entries are text (YYYY-MM-DD), as in JSON. */
export const selectProfiles = <Row>(knex: Knex, selection: ProfileSelection): Promise<Row[]> =>
  selectRows<Row>(knex, profilesSql(selection), selection.bindings)

/** The SQL of `selectProfiles`, for statements that join it. */
export const profilesSql = (selection: Omit<ProfileSelection, 'bindings'>): string => `
  select p.*, w.entries as work_experiences, q.entries as qualifications ${selection.columns ?? ''}
  from contractor_profiles p
  ${selection.from ?? ''}
  cross join lateral (
    select coalesce(json_agg(json_build_object(
      'uuid', e.uuid, 'title', e.title, 'company', e.company, 'location', e.location, 'description', e.description,
      'currentWork', e.current_work, 'startDate', e.start_date, 'endDate', e.end_date, 'skills', e.skills
    ) order by e.position), '[]') as entries
    from work_experiences e where e.contractor_uuid = p.uuid
  ) w
  cross join lateral (
    select coalesce(json_agg(json_build_object(
      'uuid', e.uuid, 'qualification', e.qualification, 'educationType', e.education_type,
      'institution', e.institution, 'dateGraduated', e.date_graduated, 'currentlyCompleting', e.currently_completing
    ) order by e.position), '[]') as entries
    from qualifications e where e.contractor_uuid = p.uuid
  ) q
  where ${selection.where} ${selection.tail ?? ''}`
