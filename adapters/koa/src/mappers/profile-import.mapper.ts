import type { ContractorProfile, ImportChoices, ImportComparison } from '@guildhall/domain/profiles'
import type { Failure } from '@guildhall/domain/shared'
import type { FoundProfileWire, ImportableProfileWire, ProfileImportFormWire } from '@guildhall/rest-contract'
import { present, type Spelling, spelt } from './spelling.ts'
import {
  qualificationOf,
  qualificationSpelling,
  toQualificationForm,
  toWorkExperienceForm,
  workExperienceOf,
  workExperienceSpelling,
} from './work-history.mapper.ts'

/** What an import can change, as it stands. */
export const importableOf = (profile: ContractorProfile): ImportableProfileWire => ({
  jobTitle: profile.jobTitle,
  introduction: profile.introduction,
  locationTitle: profile.locationTitle,
  skills: [...profile.skills],
  languages: [...profile.languages],
  workExperiences: profile.workExperiences.map(workExperienceOf),
  qualifications: profile.qualifications.map(qualificationOf),
})

/** What was found, beside what is there. */
export const foundProfileOf = ({ found, now }: ImportComparison): FoundProfileWire => ({
  source: found.source,
  name: found.name,
  firstName: found.firstName,
  lastName: found.lastName,
  headline: found.headline,
  location: found.location,
  summary: found.summary,
  skills: [...found.skills],
  mergedSkills: [...found.mergedSkills],
  languages: found.languages.map(({ level, name }) => ({ name, level })),
  mergedLanguages: [...found.mergedLanguages],
  certifications: [...found.certifications],
  workExperiences: found.workExperiences.map((row) => ({
    title: row.title,
    company: row.company,
    location: row.location,
    description: row.description,
    currentWork: row.currentWork,
    startDate: row.startDate,
    endDate: row.endDate,
    skills: [...row.skills],
    duplicateOf: row.duplicateOf,
  })),
  qualifications: found.qualifications.map((row) => ({
    qualification: row.qualification,
    educationType: row.educationType,
    institution: row.institution,
    startDate: row.startDate,
    dateGraduated: row.dateGraduated,
    currentlyCompleting: row.currentlyCompleting,
    duplicateOf: row.duplicateOf,
  })),
  contact: {
    email: found.email,
    phone: found.phone,
    links: found.links.map(({ label, url }) => ({ url, label })),
  },
  warnings: [...found.warnings],
  now: importableOf(now),
})

/** What was chosen, from the wire. */
export const toImportChoices = (form: ProfileImportFormWire): ImportChoices => ({
  ...present<Required<Omit<ImportChoices, 'workExperiences' | 'qualifications'>>>({
    jobTitle: form.job_title,
    introduction: form.introduction,
    skills: form.skills,
    replaceSkills: form.replace_skills,
    languages: form.languages,
  }),
  workExperiences: (form.work_experiences ?? []).map((row) => ({
    replaces: row.replaces?.toLowerCase() ?? null,
    entry: toWorkExperienceForm(row),
  })),
  qualifications: (form.qualifications ?? []).map((row) => ({
    replaces: row.replaces?.toLowerCase() ?? null,
    entry: toQualificationForm(row),
  })),
})

const words: Spelling = {
  ...workExperienceSpelling,
  ...qualificationSpelling,
  jobTitle: 'job_title',
  workExperiences: 'work_experiences',
}

/** A refusal whose fields are places in the form: `work_experiences.0.start_date`. */
export const importSpelt = <P extends string>(failure: Failure<P>): Failure<P> => {
  const places = Object.keys(failure.details ?? {})
  const spelling = places.map((place) => [
    place,
    place
      .split('.')
      .map((word) => words[word] ?? word)
      .join('.'),
  ])
  return spelt(failure, Object.fromEntries(spelling) as Spelling)
}
