import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Account } from '@guildhall/domain/identity'
import { erik, thandi } from '@guildhall/domain/testing'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'

const required = ['Value is required']
const offerRequired = ['This field is required']
const uuid = '01900000-0000-7000-8000-0000000000ff'
const offer = {
  description: 'Run our payments.',
  workplaceType: 'Remote',
  opportunityType: 'Contract',
  location: 'Anywhere',
  currecy: 'USD',
  rate: 40,
  duration: 3,
  startDate: '2026-04-01',
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Each call with what is wrong, and every field's words as the specification has them. */
const cases: readonly (readonly [string, Account | null, string, unknown, Record<string, readonly string[]>])[] = [
  [
    'a sign-up without anything',
    null,
    'POST /v0/auth/register',
    {},
    {
      user_type: required,
      first_name: required,
      last_name: required,
      email: required,
      mobile: required,
      password: required,
      password_confirmation: required,
      agree_terms: required,
    },
  ],
  [
    'a sign-up of a company with wrong figures',
    null,
    'POST /v0/auth/register',
    {
      user_type: 'employer',
      first_name: 'Dana',
      last_name: 'Whitfield',
      email: 'dana',
      mobile: '12',
      password: 'short',
      password_confirmation: 'other',
      agree_terms: 'true',
      company_name: ' ',
      company_size: '7',
      company_seats: '0',
    },
    {
      email: ['Value is not a valid email address'],
      mobile: ['Value is not a valid mobile number'],
      password: ['This field should be at least 10 characters long'],
      password_confirmation: ['The value must be equal to the password value'],
      company_name: required,
      company_size: ['Value is not one of the options'],
      company_seats: ['The value must be between 1 and 100'],
    },
  ],
  [
    'a taken address',
    null,
    'POST /v0/email_available',
    { email: erik.email },
    { email: ['This email address is already in use'] },
  ],
  ['a verification mail to nobody', null, 'POST /v0/auth/email/verification', {}, { email: required }],
  [
    'a profile with wrong values',
    thandi,
    'POST /v0/user',
    {
      first_name: ' ',
      introduction: '',
      availability: '8',
      latitude: '95',
      longitude: 'east',
      rate: 0,
      currency: 'EUR',
      workplace_type: 'Moon',
      opportunity_type: 'none',
      permanent_rate: '99999999',
    },
    { longitude: ['Value is not a number'] },
  ],
  [
    'a profile with values out of bounds',
    thandi,
    'POST /v0/user',
    {
      first_name: ' ',
      introduction: '',
      availability: '8',
      latitude: '95',
      longitude: '18',
      rate: 0,
      currency: 'EUR',
      workplace_type: 'Moon',
      opportunity_type: 'none',
      permanent_rate: '99999999',
      cv_doc: 'https://elsewhere.example/cv.pdf',
    },
    {
      first_name: required,
      introduction: required,
      availability: ['Value is not one of the options'],
      latitude: ['The value must be between -90 and 90'],
      rate: ['The minimum value allowed is 1'],
      currency: ['Value is not one of the options'],
      workplace_type: ['Value is not one of the options'],
      opportunity_type: ['Value is not one of the options'],
      permanent_rate: ['The maximum value allowed is 9999999'],
      cv_doc: ['Please upload this file again'],
    },
  ],
  [
    'an employer without a name',
    erik,
    'POST /v0/user',
    { first_name: '', last_name: '' },
    { first_name: required, last_name: required },
  ],
  [
    'an industry that is none',
    thandi,
    'POST /v0/user/industries',
    { list_items: 'Advisory,Alchemy' },
    { list_items: ['Alchemy is not one of the options'] },
  ],
  [
    'a language that is none',
    thandi,
    'POST /v0/user/languages',
    { list_items: 'Klingon' },
    { list_items: ['Klingon is not one of the options'] },
  ],
  [
    'a skill that is too long',
    thandi,
    'POST /v0/user/skills',
    { list_items: 'x'.repeat(61) },
    { list_items: ['The maximum length allowed is 60'] },
  ],
  [
    'a work entry without anything',
    thandi,
    'POST /v0/user/work-experiences/new',
    {},
    { title: required, company: required, start_date: required, end_date: ['The value is required'] },
  ],
  [
    'a work entry that ends before it begins',
    thandi,
    `PUT /v0/user/work-experiences/${uuid}`,
    { title: 'A', company: 'B', start_date: '2025-02-01', end_date: '2025-01-01' },
    { end_date: ['The end date must not be before the start date'] },
  ],
  [
    'a company with wrong values',
    erik,
    'POST /v0/company',
    { name: '', website: 'not a site', email: 'x', mobile: 'x' },
    {
      name: required,
      website: ['Value is not a valid website address'],
      email: ['Value is not a valid email address'],
      mobile: ['Value is not a valid mobile number'],
    },
  ],
  [
    'preferences that are neither',
    thandi,
    'POST /v0/notifications',
    { replies: 'maybe' },
    { replies: ['Value is not yes or no'] },
  ],
  [
    'a search that cannot be read',
    erik,
    'POST /v0/search_history',
    { results: 'x', search_parameters: 'x' },
    { results: ['Value is not a list'], search_parameters: ['Value is not readable'] },
  ],
  ['a view of nobody', erik, `PUT /v0/search_history/${uuid}`, {}, { user_uuid: required }],
  [
    'an offer without anything',
    erik,
    'POST /v0/conversations',
    {},
    {
      recipient_uuid: required,
      description: offerRequired,
      workplaceType: offerRequired,
      opportunityType: offerRequired,
      location: offerRequired,
      currecy: offerRequired,
      rate: offerRequired,
      duration: offerRequired,
      permCurrecy: offerRequired,
      permRate: offerRequired,
      startDate: offerRequired,
    },
  ],
  [
    'an offer out of bounds',
    erik,
    'POST /v0/conversations',
    {
      recipient_uuid: thandi.uuid,
      offer_content: {
        ...offer,
        description: 'x',
        location: 'x'.repeat(201),
        rate: '0',
        duration: '37',
        startDate: '2026-02-27',
      },
    },
    {
      description: ['Min length of 2 characters'],
      location: ['Max length of 200 characters'],
      rate: ['Min value of 1'],
      duration: ['Max value of 36 months'],
      startDate: ['Start date needs to be in the future'],
    },
  ],
  [
    'a foreign file with an offer',
    erik,
    'POST /v0/conversations',
    { recipient_uuid: thandi.uuid, offer_content: offer, doc: 'https://elsewhere.example/a.pdf' },
    { doc: ['There was an error processing the file. Please try again.'] },
  ],
]

// API-11
describe('bad input', () => {
  it.each(cases)('%s', async (_case, as, call, body, errors) => {
    const [method = '', path = ''] = call.split(' ')
    const answer = await app.request(method, path, { body, ...(as === null ? {} : { as }) })
    expect(answer.body['errors']).toEqual(errors)
    expect([answer.status, answer.body['code']]).toEqual([422, 'invalid'])
    expect(Object.values(errors).flat()).toContain(answer.body['message'])
  })

  it.each([
    ['a wrong password', null, 'POST /v0/auth/login', { email: erik.email, password: 'x' }, 422, 'invalid-credentials'],
    ['a login without anything', null, 'POST /v0/auth/login', {}, 422, 'invalid-credentials'],
    [
      'a message to an unknown conversation',
      erik,
      'POST /v0/messages',
      { conversation_uuid: 'x', message: 'Hello' },
      404,
      'unknown-conversation',
    ],
    ['a bookmark of nobody', erik, 'POST /v0/bookmarks/undefined', {}, 422, 'missing-candidate'],
    ['bookmarks on a trial', erik, 'GET /v0/bookmarks', undefined, 403, 'bookmarks-need-subscription'],
    [
      'an offer to nobody',
      erik,
      'POST /v0/conversations',
      { recipient_uuid: uuid, offer_content: offer },
      404,
      'recipient-not-found',
    ],
    ['a notification of somebody else', thandi, `PUT /v0/notifications/${uuid}`, undefined, 404, 'not-found'],
    ['a place that is none', null, 'GET /v0/places/1', undefined, 404, 'not-found'],
  ] as const)('%s', async (_case, as, call, body, status, code) => {
    const [method = '', path = ''] = call.split(' ')
    const answer = await app.request(method, path, {
      ...(as === null ? {} : { as }),
      ...(body === undefined ? {} : { body }),
    })
    expect([answer.status, answer.body['code']]).toEqual([status, code])
  })
})
