import type { BillingDetails } from '../../src/index.ts'

/** The billing details of Harbour Works. */
export const aBillingAddress = (changes: Partial<BillingDetails> = {}): BillingDetails => ({
  companyName: 'Harbour Works Ltd',
  vatNumber: 'GB123456789',
  companyRegistrationNumber: '09876543',
  emailAddress: 'accounts@harbourworks.example',
  contactNumber: '+44 20 7946 0018',
  physicalAddress: '12 Dock Street, Bristol, United Kingdom',
  streetNumber: '12',
  route: 'Dock Street',
  city: 'Bristol',
  province: 'England',
  country: 'United Kingdom',
  postalCode: 'BS1 4QA',
  ...changes,
})
