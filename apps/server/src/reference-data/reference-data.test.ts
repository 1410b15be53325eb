import { industries } from '@guildhall/domain'
import { SKILLS_MAX } from '@guildhall/domain/profiles'
import { describe, expect, it } from 'vitest'
import { jobTitles, roles, skills, skillsByIndustry, synonymGroups } from './index.ts'

describe('job titles', () => {
  // REF-13
  it('are 400 or more, each once, at least twelve roles an industry', () => {
    expect(jobTitles.length).toBeGreaterThanOrEqual(400)
    expect(new Set(jobTitles.map((title) => title.toLowerCase())).size).toBe(jobTitles.length)
    for (const industry of industries) {
      expect(roles.filter((role) => role.industry === industry).length).toBeGreaterThanOrEqual(12)
    }
  })

  it('belong to roles with titles that rise and skills enough for a full profile', () => {
    const names = roles.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const ill = roles.filter(
      ({ titles, skills: own }) =>
        titles.length === 0 ||
        own.length < SKILLS_MAX - 3 ||
        new Set(own).size !== own.length ||
        own.some((skill) => !/^\S(.{0,58}\S)?$/.test(skill)),
    )
    expect(ill).toEqual([])
  })
})

describe('skills', () => {
  it('are a thousand or more, at least forty an industry', () => {
    expect(skills.length).toBeGreaterThanOrEqual(1_000)
    for (const industry of industries) expect(skillsByIndustry.get(industry)?.length).toBeGreaterThanOrEqual(40)
  })

  it('have one spelling each', () => {
    const plain = skills.map((skill) => skill.toLowerCase().replace(/[^a-z0-9+#]/g, ''))
    expect(plain.filter((skill, index) => plain.indexOf(skill) !== index)).toEqual([])
  })
})

describe('synonyms', () => {
  // REF-13
  it('are lower case, in groups of two or more, each word in one group', () => {
    const words = synonymGroups.flat()
    for (const group of synonymGroups) expect(group.length).toBeGreaterThan(1)
    for (const word of words) expect(word).toBe(word.toLowerCase().trim())
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })
})
