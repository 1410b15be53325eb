import { useMemo } from 'react'
import { type Camera, toScreenSpot, getScale, type Size } from './camera.ts'
import { type Spot } from './projection.ts'
import type { Country } from './world.ts'
import styles from './PeopleMap.module.css'

export interface MapGroundProps {
  readonly camera: Camera
  readonly size: Size
  readonly countries: readonly Country[]
  /** A point in the country of the search; null if there is none. */
  readonly searched: Spot | null
  /** The positions of pins, which must not cover country names. */
  readonly pins: readonly Spot[]
}

/** The approximate width of a letter in a name. */
const LETTER_PIXELS = 7

/** Sea, land, borders and the names of countries with enough room: rendered once and transformed by the camera. */
export const MapGround = ({ camera, countries, pins, searched, size }: MapGroundProps) => {
  const here = useMemo(
    () => (searched === null ? undefined : countries.find((country) => country.contains(searched))),
    [countries, searched],
  )
  const outlines = useMemo(
    () =>
      countries.map((country) => (
        <path key={country.id} d={country.path} className={styles['land']} data-here={country === here || undefined} />
      )),
    [countries, here],
  )
  const scale = getScale(camera)
  const corner = toScreenSpot(camera, size, { x: 0, y: 0 })
  const named = countries.filter(({ middle, name, width }) => {
    const half = (name.length * LETTER_PIXELS) / 2
    const isCovered = pins.some(
      ({ x, y }) => Math.abs(x - middle.x) * scale < half + 28 && Math.abs(y - middle.y) * scale < 44,
    )
    return width * scale > 2 * half + 24 && !isCovered
  })
  return (
    <svg className={styles['ground']} width={size.width} height={size.height} aria-hidden="true">
      <g transform={`translate(${corner.x} ${corner.y}) scale(${scale})`}>{outlines}</g>
      {named.map(({ id, middle, name }) => {
        const at = toScreenSpot(camera, size, middle)
        return (
          <text key={id} x={at.x} y={at.y} className={styles['country']}>
            {name}
          </text>
        )
      })}
    </svg>
  )
}
