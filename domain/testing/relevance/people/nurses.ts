import type { RelevancePerson } from '../person.ts'

/** Nurses who differ in nothing but what they studied. */
export const nurses: readonly RelevancePerson[] = [
  {
    id: 'nell',
    name: 'Busisiwe Mokoena',
    jobTitle: 'Nurse',
    skills: ['Triage'],
    introduction: 'Wards at night.',
    qualifications: [{ name: 'Bachelor of Nursing', level: "Bachelor's degree" }],
  },
  {
    id: 'nora',
    name: 'Siobhan Kelly',
    jobTitle: 'Nurse',
    skills: ['Triage'],
    introduction: 'Wards at night.',
    qualifications: [{ name: 'Diploma in Nursing', level: 'Diploma / Associate degree' }],
  },
  {
    id: 'nina',
    name: 'Adele Fourie',
    jobTitle: 'Nurse',
    skills: ['Triage'],
    introduction: 'Wards at night.',
    qualifications: [{ name: 'Master of Public Health', level: "Master's degree" }],
  },
  {
    id: 'ned',
    name: 'Edwin Achebe',
    jobTitle: 'Nurse',
    skills: ['Triage'],
    introduction: 'Wards at night.',
    qualifications: [{ name: 'Ph.D. in Nursing', level: 'Doctorate' }],
  },
  {
    id: 'nola',
    name: 'Rachel Adams',
    jobTitle: 'Nurse',
    skills: ['Triage'],
    introduction: 'Wards at night.',
    qualifications: [{ name: 'Certified in Critical Care', level: 'Professional certification' }],
  },
  {
    id: 'nash',
    name: 'Patrick Byrne',
    jobTitle: 'Nurse',
    skills: ['Triage'],
    introduction: 'Wards at night.',
  },
  {
    id: 'naomi',
    name: 'Miriam Levy',
    jobTitle: 'Nurse',
    skills: ['Triage'],
    introduction: 'Wards at night.',
    qualifications: [
      { name: 'Diploma in Midwifery', level: 'Diploma / Associate degree' },
      { name: 'Bachelor of Nursing', level: "Bachelor's degree", completing: true },
    ],
  },
]
