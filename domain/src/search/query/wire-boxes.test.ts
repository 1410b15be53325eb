import { describe, expect, it } from 'vitest'
import { decodeFilters } from './search-wire.ts'

const FOUR_NUMBERS = 'must be four numbers: latitude and longitude of two opposite corners'

describe('areas', () => {
  // SRCH-97
  it('decodes areas by two opposite corners, across the date line too, and leaves the circle out', () => {
    const boxes = (insideBoundingBox: unknown) => {
      const answer = decodeFilters({ insideBoundingBox, aroundLatLng: '1,1' })
      return answer.ok ? [answer.value.insideBoxes, answer.value.around] : answer.details
    }
    const cape = { north: -33, east: 19, south: -35, west: 18 }
    for (const corners of [
      '-33,19,-35,18',
      '[[-33,19,-35,18]]',
      [[-35, 18, -33, 19]],
      ['-33', 18, -35, 19],
      ['-35,19,-33,18'],
    ])
      expect(boxes(corners)).toEqual([[cape], null])
    const pacific = { north: -16, east: -179, south: -18, west: 179 }
    expect(
      boxes([
        [-16, -179, -18, 179],
        [-16, 181, -18, 179],
      ]),
    ).toEqual([[pacific, pacific], null])
    expect(boxes('80,200,-80,-200')).toEqual([[{ north: 80, east: 180, south: -80, west: -180 }], null])
    expect(boxes('')).toEqual([undefined, expect.objectContaining({ latitude: 1 })])
  })

  // SRCH-3
  it.each([
    [{ insideBoundingBox: '1,2,3' }, { insideBoundingBox: [FOUR_NUMBERS] }],
    [{ insideBoundingBox: [['a', 1, 2, 3]] }, { insideBoundingBox: [FOUR_NUMBERS] }],
    [{ insideBoundingBox: '91,0,0,0' }, { insideBoundingBox: ['must be latitudes and longitudes in degrees'] }],
  ])('refuses %j by name', (wire, details) => {
    expect(decodeFilters(wire)).toMatchObject({ details })
  })
})
