import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceMetres } from '../indexing/distance.ts'
import { coarsenCoordinate } from '../query/round-coordinate.ts'
import { decodeFilters } from '../query/search-wire.ts'

// SRCH-48
describe('the place of a person', () => {
  it('is indexed within 5.6 km on a grid of a twentieth of a degree', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -85, max: 85, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const coarse = { latitude: coarsenCoordinate(latitude), longitude: coarsenCoordinate(longitude) }
          expect(Math.abs(coarse.latitude * 20 - Math.round(coarse.latitude * 20))).toBeLessThan(1e-9)
          expect(distanceMetres({ latitude, longitude }, coarse)).toBeLessThan(5_600)
        },
      ),
    )
  })

  it.each([1, 100, 4_999])(
    'is searched no closer than five kilometres around with a radius of %i m',
    (aroundRadius) => {
      const parsed = decodeFilters({ aroundLatLng: '-29.85,31.02', aroundRadius })
      expect(parsed).toMatchObject({ ok: true, value: { around: { radius: 5_000 } } })
    },
  )
})
