import { describe, expect, it } from 'vitest'
import { samplePeople, samplePerson } from '../../../candidates/samples/people.ts'
import { formatMapNote } from './map-note.ts'
import { groupPeople, getTown } from './pins.ts'
import { WORLD } from './projection.ts'

const everywhere = { from: { x: 0, y: 0 }, to: { x: WORLD, y: WORLD } }
const labelsAt = (zoom: number, people = samplePeople) =>
  groupPeople(people)(zoom, everywhere)
    .map(({ label }) => label)
    .toSorted()

describe('pins', () => {
  // UI-18
  it('cluster candidates nearer than sixty pixels, and separate with the zoom', () => {
    expect(labelsAt(1)).toEqual(['8 people near Cape Town, in 7 towns'])
    expect(labelsAt(5)).toEqual([
      '3 people near Cape Town, in 2 towns',
      '3 people near Johannesburg, in 3 towns',
      'Chukwuemeka Okonkwo-Lindqvist, Gqeberha',
      'Rajesh Pillay, Durban',
    ])
    expect(labelsAt(9)).toContain('Sipho Ndlovu, Midrand')
  })

  it('include every candidate with a town, at any zoom', () => {
    const withoutTown = samplePerson(50, { placePoint: null })
    for (let zoom = 0; zoom <= 9; zoom += 1) {
      const uuids = groupPeople([...samplePeople, withoutTown])(zoom, everywhere).flatMap(({ people }) =>
        people.map(({ uuid }) => uuid),
      )
      expect(uuids.toSorted()).toEqual(samplePeople.map(({ uuid }) => uuid).toSorted())
    }
  })

  it('are visible in a viewport wider than the world', () => {
    const wide = { from: { x: -40, y: -40 }, to: { x: WORLD + 40, y: WORLD + 40 } }
    expect(groupPeople(samplePeople)(0.7, wide)).toHaveLength(1)
  })

  it('never separate in one town', () => {
    const pins = groupPeople([samplePerson(1), samplePerson(2)])(9, everywhere)
    expect(pins).toMatchObject([{ label: '2 people in Cape Town', opensAt: null }])
  })

  it('are labelled with the town only', () => {
    expect(['Cape Town, Western Cape, South Africa', 'القاهرة، مصر', ''].map(getTown)).toEqual([
      'Cape Town',
      'القاهرة',
      '',
    ])
  })
})

describe('the note below the map', () => {
  it('mentions candidates who are not on it', () => {
    expect(formatMapNote({ hits: [samplePerson(1)], total: 1, isTotalExact: true })).toBe('Towns, not addresses.')
    const withoutTown = samplePerson(2, { placePoint: null })
    expect(formatMapNote({ hits: [samplePerson(1), withoutTown], total: 5_312, isTotalExact: true })).toBe(
      'Towns, not addresses. 1 person without a town is in the list only. These are the best 2 of 5,312.',
    )
    expect(formatMapNote({ hits: [samplePerson(1), withoutTown, withoutTown], total: 3, isTotalExact: true })).toBe(
      'Towns, not addresses. 2 people without a town are in the list only.',
    )
    expect(formatMapNote({ hits: [withoutTown], total: 1, isTotalExact: true })).toContain('Nobody here names a town')
  })
})
