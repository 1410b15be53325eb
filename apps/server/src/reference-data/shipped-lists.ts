import { shippedVettingReasons } from '@guildhall/domain/moderation'
import { industries, shippedEntry, type ShippedLists, toListCode } from '@guildhall/domain/reference'
import { jobTitles } from './job-titles.ts'
import { roles } from './roles.ts'
import { skills } from './skills.ts'

/** The code of the industry whose roles have it; null if it is of several. */
const findIndustry = (has: (role: (typeof roles)[number]) => boolean): string | null => {
  const [first, ...others] = new Set(roles.filter(has).map(({ industry }) => industry))
  return first === undefined || others.length > 0 ? null : toListCode(first)
}

/** The lists as the product ships them, until operators change an entry. Rules: REF-13, REF-27. */
export const shippedLists: ShippedLists = {
  industries: industries.map((label) => shippedEntry(label)),
  'vetting-reasons': shippedVettingReasons,
  'job-titles': jobTitles.map((label) =>
    shippedEntry(label, { industry: findIndustry(({ titles }) => titles.some(({ title }) => title === label)) }),
  ),
  skills: skills.map((label) => shippedEntry(label, { industry: findIndustry((role) => role.skills.includes(label)) })),
}
