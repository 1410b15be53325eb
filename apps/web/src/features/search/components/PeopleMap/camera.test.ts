import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampCamera,
  fitCamera,
  zoomCamera,
  toScreenSpot,
  panCamera,
  getScale,
  underScreen,
  ZOOM_MAX,
} from './camera.ts'
import { toPlacePoint, toSpot, WORLD } from './projection.ts'

const size = { width: 900, height: 600 }
const spots = fc.record({
  x: fc.double({ min: 0, max: WORLD, noNaN: true }),
  y: fc.double({ min: 0, max: WORLD, noNaN: true }),
})
/** Points within a part of the world that the camera can fill. */
const nearSpots = spots.map(({ x, y }) => ({ x: 200 + x / 8, y: 200 + y / 8 }))
const camera = fc
  .record({
    x: fc.double({ min: -WORLD, max: 2 * WORLD, noNaN: true }),
    y: fc.double({ min: -WORLD, max: 2 * WORLD, noNaN: true }),
    zoom: fc.double({ min: -5, max: 20, noNaN: true }),
  })
  .map((one) => clampCamera(one, size))

describe('the map projection', () => {
  it('is reversible', () => {
    const town = { latitude: -33.93, longitude: 18.42 }
    const back = toPlacePoint(toSpot(town))
    expect(back.latitude).toBeCloseTo(town.latitude, 6)
    expect(back.longitude).toBeCloseTo(town.longitude, 6)
  })

  it('maps the poles to the edges of the world', () => {
    expect(toSpot({ latitude: 90, longitude: 0 }).y).toBeGreaterThan(0)
    expect(toSpot({ latitude: -90, longitude: 0 }).y).toBeLessThan(WORLD)
  })
})

describe('the camera', () => {
  it('never shows anything outside the world', () => {
    fc.assert(
      fc.property(camera, (one) => {
        const corner = underScreen(one, size, { x: 0, y: 0 })
        const other = underScreen(one, size, { x: size.width, y: size.height })
        expect(Math.min(corner.x, corner.y)).toBeGreaterThanOrEqual(-1e-6)
        expect(Math.max(other.x, other.y)).toBeLessThanOrEqual(WORLD + 1e-6)
        expect(one.zoom).toBeLessThanOrEqual(ZOOM_MAX)
      }),
    )
  })

  it('centers a world that is smaller than the viewport', () => {
    const tall = { width: 320, height: 640 }
    expect(clampCamera({ x: 0, y: 0, zoom: -3 }, tall)).toEqual({ x: 256, y: 256, zoom: Math.log2(320 / WORLD) })
  })

  it('keeps the point under the pointer when zooming, away from the edges', () => {
    const before = { x: 280, y: 300, zoom: 4 }
    const at = { x: 200, y: 450 }
    const after = zoomCamera(before, size, 1.5, at)
    const held = toScreenSpot(after, size, underScreen(before, size, at))
    expect(held.x).toBeCloseTo(at.x, 6)
    expect(held.y).toBeCloseTo(at.y, 6)
    expect(getScale(after) / getScale(before)).toBeCloseTo(2 ** 1.5, 6)
  })

  it('follows the pointer when dragging', () => {
    const before = { x: 280, y: 300, zoom: 4 }
    const after = panCamera(before, size, { x: 32, y: -16 })
    expect(after).toEqual({ x: 278, y: 301, zoom: 4 })
  })

  it('fits all points into the viewport', () => {
    fc.assert(
      fc.property(fc.array(nearSpots, { minLength: 1, maxLength: 30 }), (some) => {
        const one = fitCamera(some, size)
        fc.pre(one.zoom > Math.log2(size.width / WORLD))
        for (const spot of some) {
          const { x, y } = toScreenSpot(one, size, spot)
          expect(Math.min(x, y, size.width - x, size.height - y)).toBeGreaterThanOrEqual(-1e-6)
        }
      }),
    )
  })

  it('shows the country around a single town, and the world if there are no points', () => {
    expect(fitCamera([toSpot({ latitude: -33.93, longitude: 18.42 })], size).zoom).toBe(6)
    expect(fitCamera([], size).zoom).toBeCloseTo(Math.log2(900 / WORLD), 6)
  })
})
