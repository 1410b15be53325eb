import { studyEntry, workEntry } from './complete-profiles.ts'
import { offer } from './offer.ts'
import { PASSWORD } from './people.ts'

/** Rule: BASE-7. */
export const REQUIRED = 'Value is required'
/** A text of this length. */
export const textOfLength = (length: number): string => 'x'.repeat(length)

const registration = {
  first_name: 'Robin',
  last_name: 'Hale',
  user_type: 'contractor',
  email: 'robin@example.com',
  mobile: '+12125550143',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  agree_terms: true,
}
const company = {
  company_name: 'Kestrel',
  company_size: '11-50',
  company_seats: 3,
  annual_subscription: false,
  trial: true,
}

/** An invalid form, and all the errors that are expected. */
export type FormRow = readonly [words: string, body: object, errors: Readonly<Record<string, readonly string[]>>]

/** Rules: BASE-7, ONB-4. */
export const invalidSignUps: readonly FormRow[] = [
  [
    'no fields',
    {},
    {
      user_type: [REQUIRED],
      first_name: [REQUIRED],
      last_name: [REQUIRED],
      email: [REQUIRED],
      mobile: [REQUIRED],
      password: [REQUIRED],
      password_confirmation: [REQUIRED],
      agree_terms: [REQUIRED],
    },
  ],
  ['a blank name', { ...registration, first_name: '   ' }, { first_name: [REQUIRED] }],
  ['an invalid address', { ...registration, email: 'robin' }, { email: ['Value is not a valid email address'] }],
  ['an invalid number', { ...registration, mobile: 'call me' }, { mobile: ['Value is not a valid mobile number'] }],
  [
    'a short password',
    { ...registration, password: 'short one', password_confirmation: 'short one' },
    { password: ['This field should be at least 10 characters long'] },
  ],
  [
    'an overlong password',
    { ...registration, password: PASSWORD.repeat(6), password_confirmation: PASSWORD.repeat(6) },
    { password: ['The maximum length allowed is 128'] },
  ],
  [
    'two different passwords',
    { ...registration, password_confirmation: `${PASSWORD} ` },
    { password_confirmation: ['The value must be equal to the password value'] },
  ],
  [
    'the address as password',
    { ...registration, password: registration.email, password_confirmation: registration.email },
    { password: ['The password must not be your own name or email address'] },
  ],
  ['no consent', { ...registration, agree_terms: false }, { agree_terms: [REQUIRED] }],
  ['an unknown user type', { ...registration, user_type: 'staff' }, { user_type: ['Value is not one of the options'] }],
  [
    'an employer without a company',
    { ...registration, user_type: 'employer' },
    { company_name: [REQUIRED], company_size: [REQUIRED], company_seats: [REQUIRED] },
  ],
  [
    'no seats',
    { ...registration, ...company, user_type: 'employer', company_seats: 0 },
    { company_seats: ['The value must be between 1 and 100'] },
  ],
  [
    'half a seat in an unknown size',
    { ...registration, ...company, user_type: 'employer', company_seats: 1.5, company_size: '12' },
    { company_size: ['Value is not one of the options'], company_seats: ['Value is not a whole number'] },
  ],
  [
    'a taken address',
    { ...registration, email: 'Dana@Kestrel.example ' },
    { email: ['This email address is already in use'] },
  ],
]

const FIELD = 'This field is required'
/** Rule: CONV-26. */
export const invalidOffers: readonly FormRow[] = [
  [
    'no fields',
    {},
    {
      description: [FIELD],
      workplaceType: [FIELD],
      opportunityType: [FIELD],
      location: [FIELD],
      currecy: [FIELD],
      rate: [FIELD],
      duration: [FIELD],
      permCurrecy: [FIELD],
      permRate: [FIELD],
      startDate: [FIELD],
    },
  ],
  [
    'too small values',
    { ...offer, description: 'x', location: ' y ', rate: 0, duration: 0.05, startDate: '2001-01-01' },
    {
      description: ['Min length of 2 characters'],
      location: ['Min length of 2 characters'],
      rate: ['Min value of 1'],
      duration: ['Min value of 0.1 months'],
      startDate: ['Start date needs to be in the future'],
    },
  ],
  [
    'too large values',
    {
      ...offer,
      description: textOfLength(201),
      location: textOfLength(201),
      rate: 10_000_000,
      duration: 36.5,
      startDate: '2099-02-30',
    },
    {
      description: ['Max length of 200 characters'],
      location: ['Max length of 200 characters'],
      rate: ['Max value of 9999999'],
      duration: ['Max value of 36 months'],
      startDate: ['Start date needs to be in the future'],
    },
  ],
  [
    'a permanent offer without its terms',
    { ...offer, opportunityType: 'Permanent' },
    { permCurrecy: [FIELD], permRate: [FIELD] },
  ],
  ['an unknown currency', { ...offer, currecy: 'EUR' }, { currecy: [FIELD] }],
]

/** Rule: PROF-5. */
export const invalidProfiles: readonly FormRow[] = [
  [
    'emptied fields',
    { first_name: '', introduction: ' ', job_title: null, availability: null },
    { first_name: [REQUIRED], introduction: [REQUIRED], job_title: [REQUIRED], availability: [REQUIRED] },
  ],
  [
    'values out of range',
    {
      latitude: 91,
      longitude: -181,
      rate: 0,
      availability: 5,
      workplace_type: 'Moon',
      opportunity_type: 'gig',
      currency: 'EUR',
    },
    {
      latitude: ['The value must be between -90 and 90'],
      longitude: ['The value must be between -180 and 180'],
      rate: ['The minimum value allowed is 1'],
      availability: ['Value is not one of the options'],
      workplace_type: ['Value is not one of the options'],
      opportunity_type: ['Value is not one of the options'],
      currency: ['Value is not one of the options'],
    },
  ],
  ['latitude without longitude', { latitude: 1 }, { longitude: [REQUIRED] }],
  ['an overlong text', { job_title: textOfLength(201) }, { job_title: ['The maximum length allowed is 200'] }],
  [
    'invalid numbers',
    { rate: 'much', latitude: {} },
    { rate: ['Value is not a number'], latitude: ['Value is not a number'] },
  ],
  ['a foreign document URL', { cv_doc: 'https://evil.example/cv.pdf' }, { cv_doc: ['Please upload this file again'] }],
]

/** Rule: PROF-13. */
export const invalidWorkEntries: readonly FormRow[] = [
  [
    'no fields',
    {},
    { title: [REQUIRED], company: [REQUIRED], start_date: [REQUIRED], end_date: ['The value is required'] },
  ],
  [
    'dates in the wrong order',
    { ...workEntry, current_work: false, start_date: '2022-03-01', end_date: '2022-02-01' },
    { end_date: ['The end date must not be before the start date'] },
  ],
  [
    'a start in the future',
    { ...workEntry, start_date: '2099-01-01' },
    { start_date: ['The date must not be in the future'] },
  ],
  ['an invalid date', { ...workEntry, start_date: '2022-02-30' }, { start_date: ['Value is not a valid date'] }],
]

/** Invalid qualifications with their errors. */
export const invalidStudies: readonly FormRow[] = [
  [
    'no fields',
    {},
    {
      qualification: [REQUIRED],
      education_type: [REQUIRED],
      institution: [REQUIRED],
      date_graduated: ['The value is required'],
    },
  ],
  [
    'an unknown level',
    { ...studyEntry, education_type: 'Wizardry' },
    { education_type: ['Value is not one of the options'] },
  ],
  [
    'a graduation in the future',
    { ...studyEntry, date_graduated: '2099-01-01' },
    { date_graduated: ['The date must not be in the future'] },
  ],
  ['an invalid date', { ...studyEntry, date_graduated: 'soon' }, { date_graduated: ['Value is not a valid date'] }],
  [
    'an overlong name',
    { ...studyEntry, institution: textOfLength(201) },
    { institution: ['The maximum length allowed is 200'] },
  ],
]
