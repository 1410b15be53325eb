import type { RelevancePerson } from '../person.ts'

/** Project managers who are free and take contracts at the edges of the options. */
export const projectManagers: readonly RelevancePerson[] = [
  {
    id: 'pam',
    name: 'Nandi Mthembu',
    jobTitle: 'Project Manager',
    skills: ['Scrum', 'Sprint planning'],
    introduction: 'Rollouts.',
    availability: 0,
    contractMin: 0,
  },
  {
    id: 'pat',
    name: 'Alex Turner',
    jobTitle: 'PM',
    skills: ['PRINCE2'],
    introduction: 'Harbours.',
    availability: 7,
    contractMin: 30,
  },
  {
    id: 'paz',
    name: 'Elena Moreno',
    jobTitle: 'Project Manager',
    skills: ['Scrum', 'SAP'],
    introduction: 'Mergers.',
    availability: 30,
    contractMin: 90,
  },
  {
    id: 'per',
    name: 'Lindiwe Shabalala',
    jobTitle: 'Project Manager',
    skills: ['SAP'],
    introduction: 'Refineries.',
    opportunity: 'contract',
    availability: 180,
    contractMin: 365,
  },
  {
    id: 'pol',
    name: 'Henry Wells',
    jobTitle: 'Project Manager',
    skills: ['Jira'],
    introduction: 'Museums.',
    opportunity: 'permanent',
    availability: 90,
    contractMin: 365,
  },
]
