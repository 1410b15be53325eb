import { scaleLinear } from 'd3-scale'

export interface LayoutOptions {
  /** How many periods. */
  readonly count: number
  /** All values of all series. */
  readonly values: readonly number[]
  /** Of the plot without its axes, in px. */
  readonly width: number
  readonly height: number
  readonly maxValue?: number | undefined
  readonly isWhole?: boolean | undefined
  readonly isRightToLeft: boolean
  /** Of the longest label of a period, in px. */
  readonly labelWidth: number
}

/** Where things are in a plot, in px from its left and top. */
export interface Layout {
  /** The middle of a period. */
  readonly x: (index: number) => number
  readonly y: (value: number) => number
  /** The width of a period. */
  readonly step: number
  readonly ticks: readonly number[]
  /** The periods whose label has room. */
  readonly labelled: readonly number[]
  /** The period at a place. */
  readonly indexAt: (x: number) => number
}

const TICKS = 4
/** Room of a label, as a multiple of its width. */
const LABEL_ROOM = 1.4

/** Lays a plot out: time goes in the direction of reading, values begin at 0. */
export const layOut = (options: LayoutOptions): Layout => {
  const { count, height, isRightToLeft, isWhole = false, labelWidth, maxValue, values, width } = options
  const step = width / Math.max(1, count)
  const top = maxValue ?? Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const scale = scaleLinear()
    .domain([bottom, top === bottom ? bottom + 1 : top])
    .range([height, 0])
  if (maxValue === undefined) scale.nice(TICKS)
  const mirror = (x: number): number => (isRightToLeft ? width - x : x)
  const every = Math.max(1, Math.ceil((labelWidth * LABEL_ROOM) / step))
  const indexes = Array.from({ length: count }, (_, index) => index)
  return {
    x: (index) => mirror((index + 0.5) * step),
    y: scale,
    step,
    ticks: scale.ticks(TICKS).filter((tick) => !isWhole || Number.isInteger(tick)),
    // The last period always has its label.
    labelled: indexes.filter((index) => (count - 1 - index) % every === 0),
    indexAt: (x) => Math.min(count - 1, Math.max(0, Math.floor(mirror(x) / step))),
  }
}
