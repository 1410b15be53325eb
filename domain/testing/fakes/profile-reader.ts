import { type ParsedProfile, err, ok, type ProfileReader } from '../../src/index.ts'

/** A parsed profile: one role, one qualification, three skills. */
export const foundProfile = (parts: Partial<ParsedProfile> = {}): ParsedProfile => ({
  source: 'linkedin',
  name: 'Thandi Nkosi',
  headline: 'Backend developer',
  location: 'Durban, South Africa',
  summary: 'I like queues.',
  skills: ['Node.js', 'PostgreSQL', 'NATS'],
  languages: [{ name: 'English', level: 'Professional' }],
  certifications: [],
  roles: [
    {
      title: 'Backend developer',
      company: 'Umoya Energy',
      location: 'Durban',
      description: 'Meters and money.',
      start: { year: 2021, month: 3 },
      end: null,
      current: true,
    },
  ],
  education: [
    {
      institution: 'University of KwaZulu-Natal',
      qualification: 'BSc, Computer Science',
      start: { year: 2011, month: null },
      end: { year: 2014, month: null },
      current: false,
    },
  ],
  email: 'thandi@example.com',
  phone: null,
  links: [],
  omittedSections: [],
  ...parts,
})

/** Returns the same profile for every file that begins like a PDF. */
export const fakeProfileReader = (found: ParsedProfile = foundProfile()): ProfileReader => ({
  read: async (bytes) => (new TextDecoder().decode(bytes.subarray(0, 4)) === '%PDF' ? ok(found) : err('not-a-pdf')),
})
