import { emptyDraft, type SignUpDraft } from '../sign-up-draft.ts'

/** A contractor before the login details. */
export const thandeka: SignUpDraft = {
  ...emptyDraft,
  userType: 'contractor',
  industry: 'Data & Analytics',
  years: 9,
  opportunityType: 'any',
  countryCode: 'ZA',
  firstName: 'Thandeka',
  lastName: 'Mkhize',
  mobileCountry: 'ZA',
  mobile: '82 555 0199',
  email: 'thandeka@mkhize.example',
}

/** An employer before the login details. */
export const dana: SignUpDraft = {
  ...thandeka,
  userType: 'employer',
  roles: 'Data engineer',
  howSoon: 'now',
  howMany: 2,
  firstName: 'Dana',
  lastName: 'Whitfield',
  mobileCountry: 'US',
  mobile: '512 555 0142',
  companyName: 'Kestrel Freight',
  companySize: '11-50',
  email: 'dana@kestrelfreight.example',
}
