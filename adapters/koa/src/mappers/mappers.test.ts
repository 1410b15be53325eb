import { describe, expect, it } from 'vitest'
import { routes, searchParameters, workExperienceForm } from '@guildhall/rest-contract'
import { aCompany, aMember, anOfferForm, aProfile, fakeClock, TEST_NOW } from '@guildhall/domain/testing'
import { invalid, err } from '@guildhall/domain/shared'
import { defaultSearch, type SearchParameters } from '@guildhall/domain/search'
import { toOffer, type Offer } from '@guildhall/domain/conversations'
import { entitlements } from '@guildhall/domain/plans'
import { toCompanyWire } from './company.mapper.ts'
import { toAnswer } from './conversation.mapper.ts'
import { toNotificationWire, toPreferencesWire, toPreferences } from './notification.mapper.ts'
import { toOfferContentWire, toOfferForm } from './offer.mapper.ts'
import { toPlaceTypes } from './place.mapper.ts'
import { toSearchParametersWire, toSearchParameters } from './search-history.mapper.ts'
import { parseWireParameters } from './search-wire.mapper.ts'
import { invert, renameFields } from './field-names.ts'
import { toContractorDetailsWire, toContractorDetails, userFormFieldNames } from './user.mapper.ts'
import { toWorkExperienceForm, toWorkExperienceWire } from './work-history.mapper.ts'

const offer = (): Offer => {
  const made = toOffer(anOfferForm({ permCurrency: null, permRate: null, opportunityType: 'Contract' }), '2026-03-02')
  if (!made.ok) throw new Error('The offer of the tests is not valid')
  return made.value
}

describe('mappers', () => {
  // API-2
  it('map an offer to the wire and back', () => {
    const wire = routes.startConversation.body.parse({
      recipient_uuid: 'x',
      offer_content: toOfferContentWire(offer()),
    })
    expect(toOfferForm(wire.offer_content)).toEqual(offer())
  })

  it('map a search to the wire and back', () => {
    const search: SearchParameters = {
      ...defaultSearch,
      jobTitle: 'Welder',
      workType: 'Hybrid',
      locationType: 'country',
      location: 'South Africa',
      latitude: -29,
      longitude: 24,
      radiusKm: 25,
      remoteAnywhere: true,
      opportunityType: 'Contract',
      contractCurrency: 'USD',
      rateMin: 20,
      contractBudget: 60,
      permCurrency: 'AUD',
      permBudget: 100_000,
      availability: 30,
      contractDuration: 90,
      educationLevel: "Bachelor's degree",
      skills: ['TIG'],
      allSkills: true,
      languages: ['English'],
      industries: ['Data & Analytics'],
      experienceYears: 5,
      answersFast: true,
      sort: 'soonest',
    }
    expect(toSearchParameters(searchParameters.parse(toSearchParametersWire(search)))).toEqual(search)
    expect(toSearchParameters({})).toEqual(defaultSearch)
    // SRCH-51
    expect(toSearchParameters({ radiusKm: 30 })).toEqual(defaultSearch)
    // SRCH-16
    expect(toSearchParameters({ rateMax: 80 })).toMatchObject({ contractBudget: 80, contractCurrency: 'USD' })
    expect(toSearchParameters({ contractBudget: 80 })).toMatchObject({ contractBudget: 80, contractCurrency: 'ZAR' })
    expect(toSearchParameters({ rateMax: 80, currency: 'AUD' })).toMatchObject({ contractCurrency: 'AUD' })
  })

  it('map a work experience to the wire and back', () => {
    const [entry] = aProfile().workExperiences
    if (entry === undefined) throw new Error('The profile of the tests has no work entry')
    const { currentWork, endDate, skills, startDate, ...same } = toWorkExperienceWire(entry)
    const sent = {
      ...same,
      current_work: currentWork,
      start_date: startDate,
      end_date: endDate,
      existing_skills: skills,
    }
    const { existingSkills, ...form } = toWorkExperienceForm(workExperienceForm.parse(sent))
    expect({ ...form, uuid: entry.uuid, skills: existingSkills }).toEqual(entry)
  })

  it('map the main section of a profile to the wire and back', () => {
    const details = toContractorDetailsWire(aProfile(), [], { emailVerified: true, now: TEST_NOW })
    const names = Object.entries(invert(userFormFieldNames))
    const own = ['availability', 'currency', 'introduction', 'latitude', 'longitude', 'rate'].map((name) => [
      name,
      name,
    ])
    const fields = [...names, ...own].filter(([, field]) => Object.hasOwn(details, field ?? ''))
    const sent = Object.fromEntries(fields.map(([wire, field]) => [wire, Reflect.get(details, field ?? '')]))
    const read = toContractorDetails(routes.saveUser.body.parse(sent))
    expect(fields).toHaveLength(14)
    expect(details).toMatchObject(read)
  })

  it('leave out fields that were not sent', () => {
    expect(toContractorDetails(routes.saveUser.body.parse({ rate: '900' }))).toEqual({ rate: 900 })
    expect(toPreferences({ replies: false })).toEqual({ replies: false })
    expect(toAnswer({ status: 'active' })).toEqual({ status: 'active' })
  })

  it('map preferences between the names of both sides', () => {
    const preferences = { system: true, newRequests: false, replies: true }
    expect(toPreferencesWire(preferences)).toEqual({ system: true, requestConnections: false, messagesReplies: true })
    expect(toPreferences({ system: true, new_requests: false, replies: true })).toEqual(preferences)
  })

  it('map an answer with proposed terms', () => {
    const body = routes.changeConversation.body.parse({
      status: 'active',
      terms: { rate: '60', duration: '', startDate: null, note: 'From May?' },
    })
    expect(toAnswer(body)).toEqual({ status: 'active', terms: { rate: 60, note: 'From May?' } })
  })

  it('map whether a notification is read', () => {
    const now = fakeClock().now()
    const notification = {
      uuid: 'n',
      accountUuid: 'a',
      key: 'k',
      type: 'new-request',
      text: 'Hello',
      conversationUuid: null,
      readAt: now,
      createdAt: now,
    }
    expect(toNotificationWire(notification)).toEqual({
      uuid: 'n',
      type: 'new-request',
      text: 'Hello',
      conversationUuid: null,
      read: true,
      createdAt: now.toISOString(),
    })
  })

  it('accept only known place types', () => {
    expect(toPlaceTypes('country, moon,locality')).toEqual(['country', 'locality'])
  })

  it('prefer plain search parameters to encoded ones', () => {
    expect(parseWireParameters({ params: 'query=a&page=2', query: 'b' })).toEqual({ query: 'b', page: '2' })
  })

  it('remove NUL characters from a search, plain and escaped', () => {
    expect(
      parseWireParameters({
        query: 'a\0b',
        facetFilters: [['skills:C\0']],
        optionalFilters: String.raw`["skills:\u0000D"]`,
      }),
    ).toEqual({
      query: 'ab',
      facetFilters: [['skills:C']],
      optionalFilters: '["skills:D"]',
    })
  })

  // BASE-5
  it('write the day of the next payment in full, in UTC, and none for a plan that does not renew', () => {
    const toWire = (subscriptionStatus: 'active' | 'cancelled') => {
      const company = aCompany({
        accountType: 'paid',
        subscriptionStatus,
        paidUntil: new Date('2026-12-07T23:30:00.000Z'),
      })
      const rights = entitlements(company, TEST_NOW)
      return toCompanyWire({ company, member: aMember(), entitlements: rights, missing: [], billingDetails: null })
    }
    expect(toWire('active')).toMatchObject({
      nextInstallment: '2026-12-07T23:30:00.000Z',
      readableNextInstallment: '07 December 2026',
    })
    expect(toWire('cancelled')).toMatchObject({ nextInstallment: null, readableNextInstallment: null })
  })

  // API-2
  it('rename only the fields of a form', () => {
    expect(renameFields(invalid({ firstName: ['x'], other: ['y'] }), { firstName: 'first_name' }).details).toEqual({
      first_name: ['x'],
      other: ['y'],
    })
    expect(renameFields(err('gone', { firstName: 'x' }), { firstName: 'first_name' }).details).toEqual({
      firstName: 'x',
    })
  })
})
