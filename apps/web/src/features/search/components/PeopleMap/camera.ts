import { type Spot, WORLD } from './projection.ts'

/** The visible part of the world: the point at the center and the zoom. Each zoom level doubles all lengths. */
export interface Camera extends Spot {
  readonly zoom: number
}

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** At this zoom towns of one city are separate; beyond it the coastline has no more detail. */
export const ZOOM_MAX = 9
/** A map of one town still shows the country around it. */
const FIT_ZOOM_MAX = 6
const FIT_MARGIN = 72

/** Pixels per unit of the world. */
export const getScale = ({ zoom }: Pick<Camera, 'zoom'>): number => 2 ** zoom

/** The minimum zoom: the world is as wide as the viewport. */
const zoomMinOf = ({ width }: Size): number => Math.log2(Math.max(width, 1) / WORLD)

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Keeps the camera within the edges of the world. */
export function clampCamera(camera: Camera, size: Size): Camera {
  const zoom = within(camera.zoom, zoomMinOf(size), ZOOM_MAX)
  const halfWidth = size.width / 2 / getScale({ zoom })
  // A tall viewport shows more sea above and below.
  const halfHeight = Math.min(size.height / 2 / getScale({ zoom }), WORLD / 2)
  return {
    zoom,
    x: within(camera.x, halfWidth, WORLD - halfWidth),
    y: within(camera.y, halfHeight, WORLD - halfHeight),
  }
}

/** Converts a point of the world to pixels from the viewport's upper left corner. */
export const toScreenSpot = (camera: Camera, size: Size, spot: Spot): Spot => ({
  x: size.width / 2 + (spot.x - camera.x) * getScale(camera),
  y: size.height / 2 + (spot.y - camera.y) * getScale(camera),
})

/** Converts pixels in the viewport to a point of the world. */
export const underScreen = (camera: Camera, size: Size, at: Spot): Spot => ({
  x: camera.x + (at.x - size.width / 2) / getScale(camera),
  y: camera.y + (at.y - size.height / 2) / getScale(camera),
})

/** Drags the world by an offset in pixels. */
export const panCamera = (camera: Camera, size: Size, by: Spot): Camera =>
  clampCamera({ ...camera, x: camera.x - by.x / getScale(camera), y: camera.y - by.y / getScale(camera) }, size)

/** Zooms by a number of levels; the point at `at` keeps its position. */
export function zoomCamera(camera: Camera, size: Size, by: number, at: Spot): Camera {
  const held = underScreen(camera, size, at)
  const { zoom } = clampCamera({ ...camera, zoom: camera.zoom + by }, size)
  const next = { ...camera, zoom }
  const now = toScreenSpot(next, size, held)
  return panCamera(next, size, { x: at.x - now.x, y: at.y - now.y })
}

/** The camera that fits all points at the highest possible zoom; the whole world if there are none. */
export function fitCamera(spots: readonly Spot[], size: Size, zoomMax = FIT_ZOOM_MAX): Camera {
  if (spots.length === 0) return clampCamera({ x: WORLD / 2, y: WORLD * 0.45, zoom: 0 }, size)
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = (length: number): number => Math.max(length - 2 * FIT_MARGIN, length / 3, 1)
  const zoom = Math.log2(
    Math.min(room(size.width) / Math.max(right - left, 1e-6), room(size.height) / Math.max(bottom - top, 1e-6)),
  )
  return clampCamera({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.min(zoom, zoomMax) }, size)
}
