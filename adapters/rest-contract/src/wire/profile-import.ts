import { contractorDetailsRules, listItemPatterns, SKILL_MAX_LENGTH } from '@guildhall/domain/profiles'
import { languages } from '@guildhall/domain/reference'
import { z } from 'zod'
import { cases, ruled } from './constrained.ts'
import { flag, instant, nullableId, text } from './fields.ts'
import {
  listOf,
  qualification,
  studyCases,
  workCases,
  qualificationForm,
  workExperience,
  workExperienceForm,
} from './work-history.ts'

const name = z.string().nullable()

/** A role found in a file; `duplicateOf` is the own entry with the same company, title and first month. Rule: PROF-34. */
export const foundWorkExperience = workExperience
  .omit({ uuid: true })
  .extend({ startDate: z.string().nullable(), duplicateOf: z.string().nullable() })
  .meta({ id: 'FoundWorkExperience' })

/** A course of study found in a file; `educationType` is guessed from its text. Rule: REF-5. */
export const foundQualification = qualification
  .omit({ uuid: true })
  .extend({
    educationType: z.string().nullable(),
    startDate: z.string().nullable(),
    duplicateOf: z.string().nullable(),
  })
  .meta({ id: 'FoundQualification' })

/** The current values of what an import can change. */
export const importableProfile = z
  .object({
    jobTitle: name,
    introduction: name,
    locationTitle: name,
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    workExperiences: z.array(workExperience),
    qualifications: z.array(qualification),
  })
  .meta({ id: 'ImportableProfile' })

/**
 * The contents of a file beside the profile `now`; nothing is saved. Dates are YYYY-MM-DD: a month is its first day, a year is its
 * first of January. Rules: PROF-32, PROF-36.
 */
export const foundProfile = z
  .object({
    source: z.enum(['linkedin', 'linkedin-old', 'cv']),
    name,
    firstName: name,
    lastName: name,
    headline: name,
    location: name,
    /** The known place that the location names; its id can be imported. */
    place: z.object({ id: z.string(), title: z.string() }).nullable(),
    summary: name,
    skills: z.array(z.string()),
    /** Own and found skills together, at most fifteen. */
    mergedSkills: z.array(z.string()),
    languages: z.array(
      z.object({
        name: z.string(),
        level: z.enum(['Basic', 'Conversational', 'Professional', 'Native or bilingual']).nullable(),
      }),
    ),
    mergedLanguages: z.array(z.string()),
    certifications: z.array(z.string()),
    workExperiences: z.array(foundWorkExperience),
    qualifications: z.array(foundQualification),
    contact: z.object({
      email: name,
      phone: name,
      links: z.array(z.object({ url: z.string(), label: name })),
    }),
    /** Messages about what to check before saving. */
    warnings: z.array(z.string()),
    now: importableProfile,
  })
  .meta({ id: 'FoundProfile' })

export type FoundProfileWire = z.output<typeof foundProfile>
export type ImportableProfileWire = z.output<typeof importableProfile>

const replaces = nullableId.optional()
const rows = <S extends z.ZodType>(row: S) =>
  z.array(row, 'Value is not a list').max(100, 'The maximum value allowed is 100')

/**
 * The selection to import. Absent fields remain unchanged; an entry with `replaces` replaces that one, others are added. Skills are added
 * to the existing ones unless `replace_skills`. Rule: PROF-33.
 */
export const profileImportForm = z
  .object({
    job_title: ruled(text, contractorDetailsRules.jobTitle),
    introduction: ruled(text, contractorDetailsRules.introduction),
    /** The id of a place of GET /v0/places. */
    place_id: text,
    skills: listOf({ maxLength: SKILL_MAX_LENGTH, pattern: `^${listItemPatterns.skills}$` }),
    replace_skills: flag,
    languages: listOf({ enum: languages.map(({ name: language }) => language) }),
    work_experiences: rows(z.object({ ...workExperienceForm.shape, replaces }).meta(workCases)),
    qualifications: rows(z.object({ ...qualificationForm.shape, replaces }).meta(studyCases)),
  })
  .partial()
  .meta({
    id: 'ProfileImportForm',
    ...cases(
      { needs: { job_title: 'string' } },
      { needs: { introduction: 'string' } },
      { needs: { place_id: 'string' } },
      { needs: { skills: 'array' } },
      { needs: { languages: 'array' } },
    ),
  })

/** The profile after an import, and until when it can be undone. */
export const importedProfile = importableProfile.extend({ undo_until: instant }).meta({ id: 'ImportedProfile' })

export type ProfileImportFormWire = z.output<typeof profileImportForm>
