import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import coarseUrl from 'world-atlas/countries-110m.json?url'
import fineUrl from 'world-atlas/countries-50m.json?url'
import { toPlacePoint, type Spot, worldPath } from './projection.ts'

/** A country's outline, in units of the world. */
export interface Country {
  readonly id: string
  readonly name: string
  /** An SVG path. */
  readonly path: string
  /** The position of its name, and the width available there. */
  readonly middle: Spot
  readonly width: number
  readonly contains: (spot: Spot) => boolean
}

type Atlas = Parameters<typeof feature>[0]

/** The level of detail of the coastline. */
export type Detail = 'coarse' | 'fine'

const urls = { coarse: coarseUrl, fine: fineUrl } as const

/** The countries of the world, loaded from our own server. Made with Natural Earth. */
export async function readWorld(detail: Detail, signal: AbortSignal): Promise<readonly Country[]> {
  const answer = await fetch(urls[detail], { signal })
  if (!answer.ok) throw new Error('The coast did not load.')
  const atlas = (await answer.json()) as Atlas
  const { countries } = atlas.objects
  if (countries?.type !== 'GeometryCollection') return []
  return feature(atlas, countries).features.flatMap((one, index) => {
    const path = worldPath(one)
    if (path === null) return []
    const [[left], [right]] = worldPath.bounds(one)
    const [x, y] = worldPath.centroid(one)
    const name: unknown = one.properties?.['name']
    return {
      // Territories without a code of their own share one.
      id: `${one.id ?? ''} ${index}`,
      name: typeof name === 'string' ? name : '',
      path,
      middle: { x, y },
      width: right - left,
      contains: (spot: Spot) => {
        const { latitude, longitude } = toPlacePoint(spot)
        return geoContains(one, [longitude, latitude])
      },
    }
  })
}
