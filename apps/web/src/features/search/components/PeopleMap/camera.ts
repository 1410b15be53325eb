import { type Spot, WORLD } from './projection.ts'

/** What of the world is in sight: the spot in the middle, and how near. One zoom more doubles every length. */
export interface Camera extends Spot {
  readonly zoom: number
}

/** Pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Towns of one city stand apart from here; nearer, the coast has no more to show. */
export const ZOOM_MAX = 9
/** A map of one town still shows the country around it. */
const FIT_ZOOM_MAX = 6
const FIT_MARGIN = 72

/** Pixels of one unit. */
export const scaleOf = ({ zoom }: Pick<Camera, 'zoom'>): number => 2 ** zoom

/** The farthest: the world is as wide as what is in sight. */
const zoomMinOf = ({ width }: Size): number => Math.log2(Math.max(width, 1) / WORLD)

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The camera, held back to the world's edges. */
export function bounded(camera: Camera, size: Size): Camera {
  const zoom = within(camera.zoom, zoomMinOf(size), ZOOM_MAX)
  const halfWidth = size.width / 2 / scaleOf({ zoom })
  // A tall window shows some more sea above and below.
  const halfHeight = Math.min(size.height / 2 / scaleOf({ zoom }), WORLD / 2)
  return {
    zoom,
    x: within(camera.x, halfWidth, WORLD - halfWidth),
    y: within(camera.y, halfHeight, WORLD - halfHeight),
  }
}

/** Pixels from the upper left corner at which a spot of the world stands. */
export const onScreen = (camera: Camera, size: Size, spot: Spot): Spot => ({
  x: size.width / 2 + (spot.x - camera.x) * scaleOf(camera),
  y: size.height / 2 + (spot.y - camera.y) * scaleOf(camera),
})

/** The spot of the world that stands at so many pixels. */
export const underScreen = (camera: Camera, size: Size, at: Spot): Spot => ({
  x: camera.x + (at.x - size.width / 2) / scaleOf(camera),
  y: camera.y + (at.y - size.height / 2) / scaleOf(camera),
})

/** The world is pulled by so many pixels. */
export const pulled = (camera: Camera, size: Size, by: Spot): Camera =>
  bounded({ ...camera, x: camera.x - by.x / scaleOf(camera), y: camera.y - by.y / scaleOf(camera) }, size)

/** Nearer by so many zooms; what stands at `at` stays there. */
export function nearer(camera: Camera, size: Size, by: number, at: Spot): Camera {
  const held = underScreen(camera, size, at)
  const { zoom } = bounded({ ...camera, zoom: camera.zoom + by }, size)
  const next = { ...camera, zoom }
  const now = onScreen(next, size, held)
  return pulled(next, size, { x: at.x - now.x, y: at.y - now.y })
}

/** All of the spots in sight, as near as that allows; the whole world without any. */
export function fitted(spots: readonly Spot[], size: Size, zoomMax = FIT_ZOOM_MAX): Camera {
  if (spots.length === 0) return bounded({ x: WORLD / 2, y: WORLD * 0.45, zoom: 0 }, size)
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = (length: number): number => Math.max(length - 2 * FIT_MARGIN, length / 3, 1)
  const zoom = Math.log2(
    Math.min(room(size.width) / Math.max(right - left, 1e-6), room(size.height) / Math.max(bottom - top, 1e-6)),
  )
  return bounded({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.min(zoom, zoomMax) }, size)
}
