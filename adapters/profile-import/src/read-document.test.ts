import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { oldLinkedInPdf, typedCv, typedCvPdf } from '../testing/other-files.ts'
import { readDocument } from './read-document.ts'

const cv = {
  source: 'cv',
  name: 'Lerato Khumalo',
  headline: 'Product designer',
  summary: 'I draw things that people can use.',
  email: 'lerato@khumalo.example',
  phone: '+27 82 555 0101',
  links: [{ url: 'https://www.khumalo.example' }],
  skills: ['Figma', 'Sketching', 'CSS'],
  languages: [
    { name: 'English', level: 'Professional' },
    { name: 'isiXhosa', level: 'Native or bilingual' },
  ],
  roles: [
    {
      title: 'Senior designer',
      company: 'Umoya Energy',
      start: { year: 2020, month: 3 },
      end: null,
      current: true,
      description: '• Drew the meters.\n• Drew the bills.',
    },
    {
      title: 'Designer',
      company: 'Kestrel Freight',
      start: { year: 2016, month: 6 },
      end: { year: 2020, month: 2 },
      current: false,
      description: 'Drew the ships.',
    },
  ],
  education: [
    { institution: 'University of Cape Town', qualification: 'BA Fine Art', end: { year: 2015, month: null } },
  ],
}

const wordDocument = (lines: readonly string[]): Uint8Array => {
  const encode = (text: string) => new TextEncoder().encode(text)
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
  return zipSync({
    '[Content_Types].xml': encode(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': encode(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': encode(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
    ),
  })
}

describe('a CV from another source', () => {
  // PROF-43
  it('is parsed by its headings and dates, as PDF', async () => {
    expect(await readDocument(await typedCvPdf())).toMatchObject({ ok: true, value: cv })
  })

  // PROF-43
  it('is parsed the same as a Word document', async () => {
    expect(await readDocument(wordDocument(typedCv))).toMatchObject({ ok: true, value: cv })
  })

  it('may have no headings at all', async () => {
    const read = await readDocument(await typedCvPdf(['Somebody', 'wrote a few plain words and nothing else']))
    expect(read).toMatchObject({ ok: true, value: { source: 'cv', name: 'Somebody', roles: [], education: [] } })
  })
})

describe('an export from before 2018', () => {
  // PROF-42
  it('is parsed by its own layout', async () => {
    expect(await readDocument(await oldLinkedInPdf())).toMatchObject({
      ok: true,
      value: {
        source: 'linkedin-old',
        name: 'Pieter Botha',
        headline: 'Engineer of bridges',
        email: 'pieter@botha.example',
        summary: 'Spans and arches.',
        roles: [
          {
            title: 'Chief engineer',
            company: 'Large Bridges',
            start: { year: 2016, month: 2 },
            current: true,
            description: 'Built the long one.',
          },
          { title: 'Engineer', company: 'Umoya', start: { year: 2010, month: 3 }, end: { year: 2016, month: 1 } },
        ],
        education: [
          {
            institution: 'Stellenbosch University',
            qualification: 'BEng, Civil Engineering',
            start: { year: 2006, month: null },
            end: { year: 2009, month: null },
          },
        ],
      },
    })
  })
})
