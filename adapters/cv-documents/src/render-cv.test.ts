import { aProfile } from '@guildhall/domain/testing'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { renderCv } from './render-cv.ts'

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

describe('a CV', () => {
  it('contains the profile', async () => {
    const profile = aProfile()
    const text = await textOf(await renderCv(profile))
    expect(text).toContain(`${profile.firstName} ${profile.lastName}`)
    for (const word of [
      ...profile.skills,
      ...profile.languages,
      ...profile.workExperiences.map(({ company }) => company),
    ])
      expect(text).toContain(word)
  })

  it('is complete for a sparse profile', async () => {
    const profile = aProfile({
      jobTitle: null,
      introduction: null,
      locationTitle: null,
      skills: [],
      workExperiences: [],
      qualifications: [],
    })
    expect(await textOf(await renderCv(profile))).toContain(profile.lastName)
  })
})
