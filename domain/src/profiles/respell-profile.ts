import { type ListName, type Lists, spellListed } from '../reference/index.ts'
import type { ContractorProfile } from './contractor-profile.ts'
import { distinct } from './entries/text-lists.ts'

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at])

/** The profile with the spelling of the lists, each term once; the same object if nothing changes. Rule: REF-28. */
export const respellProfile = (profile: ContractorProfile, lists: Lists): ContractorProfile => {
  const respell = (list: ListName, texts: readonly string[]): readonly string[] => {
    const respelled = distinct(texts.map((text) => spellListed(lists, list, text)))
    return isSame(respelled, texts) ? texts : respelled
  }
  const jobTitle = profile.jobTitle === null ? null : spellListed(lists, 'job-titles', profile.jobTitle)
  const skills = respell('skills', profile.skills)
  const industries = respell('industries', profile.industries)
  const jobs = profile.workExperiences.map((job) => {
    const used = respell('skills', job.skills)
    return used === job.skills ? job : { ...job, skills: used }
  })
  const hasNewJobs = jobs.some((job, at) => job !== profile.workExperiences[at])
  const isRespelled =
    jobTitle !== profile.jobTitle || skills !== profile.skills || industries !== profile.industries || hasNewJobs
  if (!isRespelled) return profile
  return { ...profile, jobTitle, skills, industries, workExperiences: hasNewJobs ? jobs : profile.workExperiences }
}
