import { z } from 'zod'
import { flag, instant, nullableText, text } from './fields.ts'
import { looseList, qualification, qualificationForm, workExperience, workExperienceForm } from './work-history.ts'

const name = z.string().nullable()

/** A role as a file tells it; `duplicateOf` is the own entry with the same company, title and first month. Rule: PROF-34. */
export const foundWorkExperience = workExperience
  .omit({ uuid: true })
  .extend({ startDate: z.string().nullable(), duplicateOf: z.string().nullable() })
  .meta({ id: 'FoundWorkExperience' })

/** A course of study as a file tells it; `educationType` is a guess from its words. Rule: REF-5. */
export const foundQualification = qualification
  .omit({ uuid: true })
  .extend({
    educationType: z.string().nullable(),
    startDate: z.string().nullable(),
    duplicateOf: z.string().nullable(),
  })
  .meta({ id: 'FoundQualification' })

/** What an import can change, as it stands. */
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
 * What was found in a file, beside what the profile has `now`; nothing of it is saved. Dates are YYYY-MM-DD: a month is given by its first
 * day, a year by its first of January. Rules: PROF-32, PROF-36.
 */
export const foundProfile = z
  .object({
    source: z.enum(['linkedin', 'linkedin-old', 'cv']),
    name,
    firstName: name,
    lastName: name,
    headline: name,
    location: name,
    summary: name,
    skills: z.array(z.string()),
    /** The own skills with the found ones, fifteen at most. */
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
    /** What to look at before saving, in words. */
    warnings: z.array(z.string()),
    now: importableProfile,
  })
  .meta({ id: 'FoundProfile' })

export type FoundProfileWire = z.output<typeof foundProfile>
export type ImportableProfileWire = z.output<typeof importableProfile>

const replaces = nullableText.optional()
const rows = <S extends z.ZodType>(row: S) =>
  z.array(row, 'Value is not a list').max(100, 'The maximum value allowed is 100')

/**
 * What is taken over from a file. What is not sent stays as it is; a row with `replaces` takes the place of that entry, one without is
 * added. Skills are added to those that are there unless `replace_skills`. Rule: PROF-33.
 */
export const profileImportForm = z
  .object({
    job_title: text,
    introduction: text,
    skills: looseList,
    replace_skills: flag,
    languages: looseList,
    work_experiences: rows(z.object({ ...workExperienceForm.shape, replaces })),
    qualifications: rows(z.object({ ...qualificationForm.shape, replaces })),
  })
  .partial()
  .meta({ id: 'ProfileImportForm' })

/** The profile as an import left it, and until when it can be undone. */
export const importedProfile = importableProfile.extend({ undo_until: instant }).meta({ id: 'ImportedProfile' })

export type ProfileImportFormWire = z.output<typeof profileImportForm>
