import type { RelevancePerson } from '../person.ts'

/** Developers whose titles are spelled with a hyphen, with a space or as one word. */
export const webDevelopers: readonly RelevancePerson[] = [
  {
    id: 'fay',
    name: 'Lebo Maseko',
    jobTitle: 'Front-end Developer',
    skills: ['React', 'E-commerce'],
    introduction: 'Libraries of components.',
  },
  {
    id: 'finn',
    name: 'Oscar Berg',
    jobTitle: 'Frontend Developer',
    skills: ['React.js', 'Sass'],
    introduction: 'Forms that people finish.',
  },
  {
    id: 'flo',
    name: 'Zanele Khumalo',
    jobTitle: 'Front End Developer',
    skills: ['ReactJS', 'HTML'],
    introduction: 'Newsletters.',
  },
  {
    id: 'bo',
    name: 'Anders Holm',
    jobTitle: 'Back-end Developer',
    skills: ['PHP', 'Laravel'],
    introduction: 'Booking of ferries.',
  },
  {
    id: 'bea',
    name: 'Carmen Ruiz',
    jobTitle: 'Backend Developer',
    skills: ['PHP', 'Ecommerce'],
    introduction: 'Vouchers and carts.',
  },
  {
    id: 'stan',
    name: 'Mandla Sithole',
    jobTitle: 'Full-stack Developer',
    skills: ['Angular', 'Django'],
    introduction: 'Whatever a start-up needs.',
  },
]
