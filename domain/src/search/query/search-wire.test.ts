import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeFilters, encodeFilters } from './search-wire.ts'
import { candidateSorts, indexNameOf, sortOfIndex } from './search-sort.ts'
import type { CandidateQuery } from './candidate-query.ts'

const everyone: CandidateQuery = {
  text: '',
  offset: 0,
  length: 20,
  facetFilters: [],
  optionalFilters: [],
  numericFilters: [],
  around: null,
  remoteAnywhere: false,
  sort: 'best',
}
const reading = (expected: Partial<CandidateQuery>) => ({ ok: true, value: { ...everyone, ...expected } })
const refused = (wire: Record<string, unknown>) => {
  const answer = decodeFilters(wire)
  return answer.ok ? null : answer.details
}
const java = { attribute: 'skills', value: 'Java' } as const

describe('the search wire format', () => {
  it('encodes a query in the service’s terms', () => {
    const query: CandidateQuery = {
      text: 'engineer',
      offset: 50,
      length: 25,
      facetFilters: [[java, { attribute: 'skills', value: '-ish' }]],
      optionalFilters: [java],
      numericFilters: [[{ attribute: 'rate', operator: '<=', value: 60.5 }]],
      around: { latitude: -33.9, longitude: 18.4, radius: 100_000, precision: 5_000 },
      remoteAnywhere: true,
      sort: 'newest',
    }
    expect(encodeFilters(query)).toEqual({
      query: 'engineer',
      offset: 50,
      length: 25,
      facetFilters: [['skills:Java', 'skills:\\-ish']],
      optionalFilters: ['skills:Java'],
      numericFilters: [['rate<=60.5']],
      aroundLatLng: '-33.9,18.4',
      aroundRadius: 100_000,
      aroundPrecision: 5_000,
      remoteAnywhere: true,
      getRankingInfo: true,
      attributesToHighlight: [],
    })
  })

  // SRCH-47
  it('asks for highlights only where they are wanted', () => {
    const highlighting = { attributes: ['job_title'], pre: '[', post: ']' }
    expect(encodeFilters(everyone, highlighting)).toMatchObject({
      attributesToHighlight: ['job_title'],
      highlightPreTag: '[',
      highlightPostTag: ']',
      restrictHighlightAndSnippetArrays: true,
    })
    expect(encodeFilters(everyone)).not.toHaveProperty('highlightPreTag')
  })

  // SRCH-1
  it('round-trips any query', () => {
    const value = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('C++: advanced', '-1', '\\-x', 'a:b:c', ' '))
    const facet = fc.record({
      attribute: fc.constantFrom(
        'workplace_type',
        'opportunityType',
        'skills',
        'languages',
        'industries',
        'job_title',
        'respondsFast',
      ),
      value,
    })
    const number = fc.record({
      attribute: fc.constantFrom(
        'rate',
        'permanentRate',
        'availability',
        'contract_duration_min',
        'qualification_level',
        'experience_years',
      ),
      operator: fc.constantFrom('<', '<=', '=', '!=', '>=', '>'),
      value: fc.double({ noNaN: true, noDefaultInfinity: true }).map((at) => at + 0),
    })
    const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true }).map((at) => at + 0)
    const group = <T>(one: fc.Arbitrary<T>) => fc.array(fc.array(one, { minLength: 1, maxLength: 4 }), { maxLength: 4 })
    const query = fc.record({
      text: fc.string({ maxLength: 100 }),
      offset: fc.integer({ min: 0, max: 9_000 }),
      length: fc.integer({ min: 0, max: 1_000 }),
      facetFilters: group(facet),
      optionalFilters: fc.array(facet, { maxLength: 6 }),
      numericFilters: group(number),
      around: fc.option(
        fc.record({
          latitude: degrees(90),
          longitude: degrees(180),
          radius: fc.integer({ min: 5_000, max: 20_000_000 }),
          precision: fc.integer({ min: 1, max: 100_000 }),
        }),
      ),
      remoteAnywhere: fc.boolean(),
      sort: fc.constantFrom(...candidateSorts),
    }) as fc.Arbitrary<CandidateQuery>
    fc.assert(
      fc.property(query, (filters) => {
        const wire: unknown = JSON.parse(JSON.stringify(encodeFilters(filters)))
        const sort = sortOfIndex(indexNameOf(filters.sort)) ?? undefined
        expect(decodeFilters(wire as Record<string, unknown>, sort)).toEqual({ ok: true, value: filters })
      }),
    )
  })

  it('decodes an empty request as everyone', () => {
    expect(decodeFilters({})).toEqual(reading({}))
  })

  it('decodes texts, lists, nested lists and JSON', () => {
    const contract = { attribute: 'opportunityType', value: 'contract' } as const
    expect(decodeFilters({ facetFilters: 'skills:Java' })).toEqual(reading({ facetFilters: [[java]] }))
    expect(decodeFilters({ facetFilters: ['skills:Java', 'opportunityType:contract'] })).toEqual(
      reading({ facetFilters: [[java], [contract]] }),
    )
    expect(decodeFilters({ facetFilters: [['skills:Java', 'opportunityType:contract']] })).toEqual(
      reading({ facetFilters: [[java, contract]] }),
    )
    expect(decodeFilters({ facetFilters: '[["skills:Java"],"opportunityType:contract"]' })).toEqual(
      reading({ facetFilters: [[java], [contract]] }),
    )
    expect(decodeFilters({ optionalFilters: [['skills:Java'], 'opportunityType:contract'] })).toEqual(
      reading({ optionalFilters: [java, contract] }),
    )
    expect(decodeFilters({ facetFilters: [[]], optionalFilters: '' })).toEqual(reading({}))
  })

  it('decodes comparisons with spaces and ranges', () => {
    const from = { attribute: 'rate', operator: '>=', value: 20 } as const
    const to = { attribute: 'rate', operator: '<=', value: 60 } as const
    expect(decodeFilters({ numericFilters: ['rate <= 60'] })).toEqual(reading({ numericFilters: [[to]] }))
    expect(decodeFilters({ numericFilters: 'rate:20 TO 60' })).toEqual(reading({ numericFilters: [[from], [to]] }))
    expect(decodeFilters({ numericFilters: [['rate<=60', 'rate>=20']] })).toEqual(
      reading({ numericFilters: [[to, from]] }),
    )
  })

  it('decodes page and hitsPerPage, numbers also as texts', () => {
    expect(decodeFilters({ page: 2, hitsPerPage: '30' })).toEqual(reading({ offset: 60, length: 30 }))
    expect(decodeFilters({ page: 3 })).toEqual(reading({ offset: 60, length: 20 }))
    expect(decodeFilters({ page: 3, hitsPerPage: 30, offset: 5, length: 10 })).toEqual(
      reading({ offset: 5, length: 10 }),
    )
    expect(decodeFilters({ hitsPerPage: 0 })).toEqual(reading({ length: 0 }))
  })

  // SRCH-52
  it('decodes whether remote people are wanted besides those of the place', () => {
    for (const remoteAnywhere of [true, 'true']) {
      expect(decodeFilters({ remoteAnywhere })).toEqual(reading({ remoteAnywhere: true }))
    }
    expect(decodeFilters({ remoteAnywhere: 'false' })).toEqual(reading({}))
  })

  it('decodes a circle with a default radius', () => {
    const middle = { latitude: 43.65, longitude: -79.38 }
    expect(decodeFilters({ aroundLatLng: ' 43.65, -79.38 ' })).toEqual(
      reading({ around: { ...middle, radius: 100_000, precision: 5_000 } }),
    )
    expect(
      decodeFilters({ aroundLatLng: '43.65,-79.38', aroundRadius: 'all', aroundPrecision: [{ from: 0, value: 25 }] }),
    ).toEqual(reading({ around: { ...middle, radius: 20_037_508, precision: 25 } }))
  })

  // SRCH-3
  it.each([
    [{ facetFilters: ['salary:1'] }, { facetFilters: ['"salary" is not an attribute to filter by'] }],
    [{ facetFilters: ['Java'] }, { facetFilters: ['"Java" is not of the form attribute:value'] }],
    [
      { facetFilters: ['skills:-Java'] },
      { facetFilters: ['"skills:-Java" asks for a negation, which is not supported'] },
    ],
    [{ facetFilters: [[['skills:Java']]] }, { facetFilters: ['must hold texts'] }],
    [{ facetFilters: '[oops' }, { facetFilters: ['is not readable JSON'] }],
    [{ numericFilters: ['email<=60'] }, { numericFilters: ['"email" is not an attribute to compare'] }],
    [{ numericFilters: ['rate<=x'] }, { numericFilters: ['"rate<=x" is not a comparison like rate<=60'] }],
    [{ numericFilters: [['rate:1 TO 2', 'rate>5']] }, { numericFilters: ['cannot hold a range in an "or"'] }],
    [{ length: 1001 }, { length: ['may be 1000 at most'] }],
    [{ offset: 9_990, length: 20 }, { offset: ['reaches past hit 10000'] }],
    [{ page: 500 }, { page: ['reaches past hit 10000'] }],
    [{ offset: -1 }, { offset: ['must be a number of 0 or more'] }],
    [{ length: 1.5 }, { length: ['must be a whole number'] }],
    [{ aroundLatLng: '91,0' }, { aroundLatLng: ['must be "latitude,longitude" in degrees'] }],
    [{ aroundLatLng: ',' }, { aroundLatLng: ['must be "latitude,longitude" in degrees'] }],
    [{ tagFilters: 'java' }, { tagFilters: ['is not supported; use facetFilters and numericFilters'] }],
    [{ typoTolerance: false }, { typoTolerance: ['may only be true'] }],
    [{ query: 5 }, { query: ['must hold texts'] }],
    [{ remoteAnywhere: 'maybe' }, { remoteAnywhere: ['must be true or false'] }],
  ])('refuses %j by name', (wire, details) => {
    expect(refused(wire)).toEqual(details)
  })

  // SRCH-3
  it('returns all errors at once', () => {
    expect(Object.keys(refused({ facetFilters: ['x'], numericFilters: ['y'], length: 2000 }) ?? {})).toHaveLength(3)
  })

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            ...Object.keys(
              encodeFilters({
                ...everyone,
                around: { latitude: 0, longitude: 0, radius: 1, precision: 1 },
                remoteAnywhere: true,
              }),
            ),
            'page',
            'hitsPerPage',
            'filters',
            'insideBoundingBox',
          ),
          fc.anything(),
        ),
        (wire) => {
          expect(typeof decodeFilters(wire).ok).toBe('boolean')
        },
      ),
    )
  })
})
