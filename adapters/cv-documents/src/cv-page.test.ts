import { aProfile } from '@guildhall/domain/testing'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { cvPageOf } from './cv-page.ts'

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

describe('a CV', () => {
  it('says what stands in the profile', async () => {
    const profile = aProfile()
    const text = await textOf(await cvPageOf(profile))
    expect(text).toContain(`${profile.firstName} ${profile.lastName}`)
    for (const word of [
      ...profile.skills,
      ...profile.languages,
      ...profile.workExperiences.map(({ company }) => company),
    ])
      expect(text).toContain(word)
  })

  it('is whole where little is known', async () => {
    const profile = aProfile({
      jobTitle: null,
      introduction: null,
      locationTitle: null,
      skills: [],
      workExperiences: [],
      qualifications: [],
    })
    expect(await textOf(await cvPageOf(profile))).toContain(profile.lastName)
  })
})
