import type { RelevancePerson } from '../person.ts'

/** People whose titles have plurals, small words and an ampersand. */
export const officePeople: readonly RelevancePerson[] = [
  {
    id: 'seb',
    name: 'Ruan Steyn',
    jobTitle: 'Systems Administrator',
    skills: ['Linux', 'Bash'],
    introduction: 'Hospitals.',
  },
  {
    id: 'hana',
    name: 'Fatima Salie',
    jobTitle: 'HR Manager',
    skills: ['Policies', 'Payroll'],
    introduction: 'Mines.',
  },
  {
    id: 'kim',
    name: 'Yolanda Venter',
    jobTitle: 'Head of Marketing',
    skills: ['SEO', 'Budgets'],
    introduction: 'Once ran payroll by hand.',
  },
  {
    id: 'rudi',
    name: 'Ulrich Brandt',
    jobTitle: 'R&D Manager',
    skills: ['Polymers', 'Patents'],
    introduction: 'Coatings.',
  },
]
