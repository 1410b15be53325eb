import { describe, expect, it } from 'vitest'
import { expectedRoles, spaced, expectedStudies } from '../../testing/expected-profile.ts'
import { inventedPeople, nomvula, steady } from '../../testing/invented-people.ts'
import { linkedInPdf, type LinkedInPdfOptions } from '../../testing/linkedin-pdf.ts'
import type { InventedPerson } from '../../testing/invented-person.ts'
import { readDocument } from '../read-document.ts'

const readBack = async (person: InventedPerson, options?: LinkedInPdfOptions) => {
  const read = await readDocument(await linkedInPdf(person, options))
  if (!read.ok) throw new Error(read.problem)
  return { ...read.value, roles: read.value.roles.map((role) => ({ ...role, description: spaced(role.description) })) }
}

describe('a LinkedIn export', () => {
  it.each(inventedPeople.map((person) => [person.name, person] as const))('of %s is read whole', async (_, person) => {
    const found = await readBack(person)
    expect(found).toMatchObject({
      source: 'linkedin',
      name: person.name,
      headline: person.headline ?? null,
      location: person.location ?? null,
      skills: person.skills ?? [],
      certifications: person.certifications ?? [],
      email: person.email ?? null,
      phone: person.phone ?? null,
    })
    expect(spaced(found.summary)).toBe(spaced(person.summary?.join(' ') ?? null))
    expect(found.roles).toEqual(expectedRoles(person))
    expect(found.education).toEqual(expectedStudies(person))
  })

  // PROF-41
  it('is parsed the same for any page breaks', { timeout: 60_000 }, async () => {
    const whole = { roles: expectedRoles(nomvula), education: expectedStudies(nomvula) }
    for (let bottom = 60; bottom < 660; bottom += 25) {
      expect({ bottom, found: await readBack(nomvula, { bottom }) }).toMatchObject({ bottom, found: whole })
    }
  })

  // PROF-41
  it('continues a name on the next page where its next word did not fit for its wide letters', async () => {
    const person: InventedPerson = {
      name: steady.name,
      companies: [
        {
          name: 'Umoya',
          roles: [
            {
              title: 'Engineer',
              text: ['Nova platform, platform, Lima C++ Umoya platform, 2019 of & e-commerce'],
              start: '2019',
              end: null,
            },
          ],
        },
      ],
      schools: [{ name: 'Umoya Engineer C++ Verfahrensentwicklungsgesellschaft (EMEA) platform', degree: 'Nova' }],
    }
    for (let bottom = 500; bottom <= 600; bottom += 5)
      expect({ bottom, found: await readBack(person, { bottom }) }).toMatchObject({
        bottom,
        found: { education: expectedStudies(person) },
      })
  })

  it('keeps the author’s line breaks and bullets, and joins wrapped lines', async () => {
    const read = await readDocument(await linkedInPdf(nomvula))
    const [, ...lines] = nomvula.companies?.[0]?.roles[0]?.text ?? []
    expect(lines.length).toBeGreaterThan(0)
    expect(read.ok ? read.value.roles[0]?.description : null).toBe(nomvula.companies?.[0]?.roles[0]?.text?.join('\n'))
    expect(read.ok ? read.value.summary : null).toBe(nomvula.summary?.join('\n'))
  })

  it('returns languages with their level, under our names', async () => {
    expect((await readBack(nomvula)).languages).toEqual([
      { name: 'isiZulu', level: 'Native or bilingual' },
      { name: 'English', level: 'Professional' },
      { name: 'Portuguese', level: 'Conversational' },
      { name: 'French', level: 'Basic' },
      { name: 'Afrikaans', level: null },
    ])
    const [, spanish] = inventedPeople
    if (spanish === undefined) throw new Error('There is a second person')
    expect((await readBack(spanish)).languages).toEqual([
      { name: 'Spanish', level: 'Native or bilingual' },
      { name: 'English', level: 'Professional' },
    ])
  })

  it('returns complete URLs without tracking parameters, with or without annotations', async () => {
    const links = [
      { url: 'https://www.linkedin.com/in/nomvula-zwane-featherstonehaugh-0a1b2c3d', label: 'LinkedIn' },
      { url: 'https://zwane.example/work', label: 'Portfolio' },
      { url: 'https://blog.zwane.example', label: 'Blog' },
    ]
    expect(await readBack(nomvula)).toMatchObject({ links, email: nomvula.email })
    expect(await readBack(nomvula, { annotated: false })).toMatchObject({ links, email: nomvula.email })
  })

  it('warns about content that a profile cannot contain', async () => {
    expect((await readBack(nomvula)).omittedSections).toEqual(['Honors-Awards', 'Publications'])
  })

  it('is parsed by distances if it has no colours', async () => {
    const found = await readBack(nomvula, { coloured: false })
    expect(found.roles).toEqual(expectedRoles(nomvula))
    expect(found.education).toEqual(expectedStudies(nomvula))
  })

  it('with twelve pages or more is parsed completely', async () => {
    const { roles, education } = await readBack(steady)
    expect(roles).toHaveLength(36)
    expect(education).toHaveLength(1)
  })

  it('continues a sidebar section on the next page without a heading', async () => {
    const certifications = Array.from({ length: 60 }, (_, index) => `Certificate number ${index + 1}`)
    expect((await readBack({ ...nomvula, certifications })).certifications).toEqual(certifications)
  })
})
