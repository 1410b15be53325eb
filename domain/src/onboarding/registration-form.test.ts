import { expect, it } from 'vitest'
import { type Registration, registrationErrors } from './registration-form.ts'

const employer: Registration = {
  userType: 'employer',
  firstName: 'Erik',
  lastName: 'Larsen',
  email: 'erik@harbourworks.example',
  mobile: '+27821234567',
  password: 'a long quiet winter',
  passwordConfirmation: 'a long quiet winter',
  agreeTerms: true,
  companyName: 'Harbour Works',
  companySize: '1-10',
  companySeats: 10,
}

// PLAN-18
it('refuses more seats than the size of the company has', () => {
  expect(registrationErrors(employer)).toEqual({})
  expect(registrationErrors({ ...employer, companySeats: 11 })).toEqual({
    companySeats: ['A company of 1-10 people can have up to 10 seats'],
  })
})
