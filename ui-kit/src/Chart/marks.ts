import { line, symbol, symbolCircle, symbolSquare, symbolTriangle } from 'd3-shape'

/** Series are told apart by the shape of their points and the dashes of their line, not by colour alone. Three at most. */
const SHAPES = [symbolCircle, symbolSquare, symbolTriangle]

/** Of a point, in px². */
const POINT_AREA = 36

/** The outline of a point of a series, around 0. */
export const pointPath = (series: number): string => symbol(SHAPES[series % SHAPES.length], POINT_AREA)() ?? ''

export interface LineOptions {
  readonly values: readonly (number | null)[]
  readonly x: (index: number) => number
  readonly y: (value: number) => number
  /** Which parts are drawn: those between two periods that are. */
  readonly isDrawn: (index: number) => boolean
}

/** A line through the values; it breaks where there is none. */
export const linePath = ({ isDrawn, values, x, y }: LineOptions): string =>
  line<number | null>()
    .defined((value, index) => value !== null && isDrawn(index))
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0))([...values]) ?? ''

/** Whether a value has no neighbour, so that no line leads to it. */
export const isAlone = (values: readonly (number | null)[], index: number): boolean =>
  (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null
