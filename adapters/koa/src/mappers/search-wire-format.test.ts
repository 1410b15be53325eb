import { describe, expect, it } from 'vitest'
import { createAttributeSelector, omittedParts, parseWireFormat } from './search-wire-format.ts'

const selectionOf = (names: unknown) => {
  const format = parseWireFormat({ attributesToRetrieve: names })
  if (!format.ok) throw new Error('The format is invalid')
  return format.value.retrieve
}
const hit = { a: 'A', b: 2, list: [{ x: 'X', y: ['Y'] }], none: null }

describe('the format of an answer', () => {
  // SRCH-47
  it.each([
    [undefined, hit],
    [['*'], hit],
    [[], {}],
    [['a', 'missing'], { a: 'A' }],
    ['a,b', { a: 'A', b: 2 }],
    ['["b"]', { b: 2 }],
    [['*', '-list', '-a'], { b: 2, none: null }],
    [['-list'], { a: 'A', b: 2, none: null }],
    [['list.x'], { list: [{ x: 'X' }] }],
    [['*', '-list.x'], { a: 'A', b: 2, list: [{ y: ['Y'] }], none: null }],
    [['lis'], {}],
    [['list.x', 'list.y.z', 'a.b', 'toString', '__proto__'], { list: [{ x: 'X', y: [] }] }],
    [['list', 'list.x', '-list.y'], { list: [{ x: 'X' }] }],
    [[''], {}],
  ])('selects %j', (names, selected) => {
    const select = createAttributeSelector(selectionOf(names))
    // The second hit is selected by what the first has shown.
    expect([select(hit), select(hit)]).toEqual([selected, selected])
  })

  // SRCH-47
  it('leaves out values that map to nothing', () => {
    const select = createAttributeSelector(selectionOf(['*']), (value) =>
      typeof value === 'string' ? value : undefined,
    )
    expect(select(hit)).toEqual({ a: 'A', list: [{ x: 'X', y: ['Y'] }] })
  })

  // SRCH-47
  it('leaves out the items of lists of which nothing is left', () => {
    const select = createAttributeSelector(selectionOf(['*']), (value, isListItem) =>
      isListItem && value !== 'Y' ? undefined : value,
    )
    expect(select({ ...hit, list: [...hit.list, { x: 'X', y: ['Z'] }, { x: 'X' }] })).toEqual({
      ...hit,
      list: [{ y: ['Y'] }, { y: [] }],
    })
  })

  // SRCH-92
  it.each([
    [{}, []],
    [{ attributesToRetrieve: ['job_title'] }, ['workExperiences.description', 'workExperiences.skills']],
    [{ attributesToRetrieve: ['workExperiences.skills'] }, ['workExperiences.description']],
    [{ attributesToRetrieve: ['workExperiences'] }, []],
    [{ attributesToHighlight: [] }, []],
    [
      { attributesToRetrieve: ['job_title'], attributesToHighlight: [] },
      ['introduction', 'workExperiences', 'qualifications'],
    ],
    [
      { attributesToRetrieve: ['job_title'], attributesToHighlight: ['workExperiences.title'] },
      ['introduction', 'workExperiences.description', 'workExperiences.skills', 'qualifications'],
    ],
    [{ attributesToRetrieve: ['*', '-introduction'], attributesToHighlight: ['skills'] }, ['introduction']],
  ])('of %j needs all parts of a profile but %j', (wire, omitted) => {
    const format = parseWireFormat(wire)
    expect(format.ok && omittedParts(format.value)).toEqual(omitted)
  })

  // SRCH-3
  it.each([
    [{ attributesToRetrieve: 7 }, { attributesToRetrieve: ['must be a list of texts'] }],
    [{ attributesToHighlight: '[1' }, { attributesToHighlight: ['is not readable JSON'] }],
    [{ highlightPreTag: 7 }, { highlightPreTag: ['must be a text of 200 characters at most'] }],
    [
      { attributesToRetrieve: Array.from({ length: 101 }, () => 'a') },
      { attributesToRetrieve: ['may hold 100 names at most'] },
    ],
  ])('refuses %j', (wire, errors) => {
    expect(parseWireFormat(wire)).toEqual({ ok: false, problem: 'invalid', details: errors })
  })
})
