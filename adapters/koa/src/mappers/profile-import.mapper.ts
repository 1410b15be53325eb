import type { ContractorProfile, ImportComparison } from '@guildhall/domain/profiles'
import type { FoundProfileWire, ImportableProfileWire } from '@guildhall/rest-contract'
import { qualificationOf, workExperienceOf } from './work-history.mapper.ts'

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
