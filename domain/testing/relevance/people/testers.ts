import type { RelevancePerson } from '../person.ts'

/** Testers under each name of their work, and somebody who has its words apart. */
export const testers: readonly RelevancePerson[] = [
  {
    id: 'tom',
    name: 'Vusi Ndlovu',
    jobTitle: 'QA Engineer',
    skills: ['Selenium'],
    introduction: 'Regression of tills.',
  },
  {
    id: 'tara',
    name: 'Emily Clark',
    jobTitle: 'Tester',
    skills: ['Cypress', 'Postman'],
    introduction: 'Breaks things kindly.',
  },
  {
    id: 'theo',
    name: 'Marc Fontaine',
    jobTitle: 'Quality Assurance Lead',
    skills: ['Playwright'],
    introduction: 'Release trains.',
  },
  {
    id: 'tim',
    name: 'Gareth Lloyd',
    jobTitle: 'Quality Inspector',
    skills: ['Supplier assurance'],
    introduction: 'Factories in two provinces.',
  },
]
