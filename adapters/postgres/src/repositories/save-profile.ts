import type { ContractorProfile } from '@guildhall/domain/profiles'
import type { Knex } from 'knex'
import { snakeCaseMappers } from 'objection'
import { selectPrepared } from '../database/select-prepared.ts'
import { contractorProfileMapper } from '../mappers/contractor-profile.mapper.ts'

/** Saves a profile with its entries in one statement. Entries that have not changed are not written. */
export async function saveProfile(knex: Knex, profile: ContractorProfile): Promise<void> {
  const row = contractorProfileMapper.toRow(profile)
  await selectPrepared(knex, SAVE, {
    ...row,
    // A list of objects, which would be an array of PostgreSQL otherwise.
    vettingReasons: JSON.stringify(row.vettingReasons),
    workExperiences: JSON.stringify(contractorProfileMapper.toWorkExperienceRows(profile)),
    qualifications: JSON.stringify(contractorProfileMapper.toQualificationRows(profile)),
  })
}

const mappers = snakeCaseMappers()

const toColumn = (field: string): string => Object.keys(mappers.format({ [field]: null }))[0] ?? field

/**
 * CTEs that replace the entries of the profile `:uuid` in a table by those of a binding, a JSON array of rows. `types`: the SQL types of the
 * columns other than the keys, by field.
 */
const replaceEntries = (table: string, binding: string, types: Readonly<Record<string, string>>): string => {
  const fields = Object.keys(types)
  const columns = fields.map(toColumn)
  const of = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ')
  return `
  given_${table} as (
    select * from jsonb_to_recordset(cast(:${binding} as jsonb))
      as given (uuid uuid, ${fields.map((field) => `"${field}" ${types[field]}`).join(', ')})
  ), removed_${table} as (
    delete from ${table} e
    where e.contractor_uuid = :uuid and not exists (select 1 from given_${table} g where g.uuid = e.uuid)
  ), saved_${table} as (
    insert into ${table} as e (contractor_uuid, uuid, ${columns.join(', ')})
    select cast(:uuid as uuid), uuid, ${fields.map((field) => `"${field}"`).join(', ')} from given_${table}
    on conflict (contractor_uuid, uuid) do update
    set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
    where (${of('e')}) is distinct from (${of('excluded')})
  )`
}

const SAVE = {
  name: 'save-profile',
  sql: `
  with ${replaceEntries('work_experiences', 'workExperiences', {
    position: 'integer',
    title: 'text',
    company: 'text',
    location: 'text',
    description: 'text',
    currentWork: 'boolean',
    startDate: 'date',
    endDate: 'date',
    skills: 'text[]',
  })}, ${replaceEntries('qualifications', 'qualifications', {
    position: 'integer',
    qualification: 'text',
    educationType: 'text',
    institution: 'text',
    dateGraduated: 'date',
    currentlyCompleting: 'boolean',
  })}
  update contractor_profiles
  set ${contractorProfileMapper.columns
    .filter((column) => column !== 'uuid')
    .map((column) => `${toColumn(column)} = :${column}`)
    .join(', ')}
  where uuid = :uuid`,
}
