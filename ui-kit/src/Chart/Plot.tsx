import { type ComponentType, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components'
import { t } from '../i18n/index.ts'
import type { ChartProps, ChartSeries } from './chart-props.ts'
import { layOut } from './lay-out.ts'
import type { MarksProps } from './LineMarks.tsx'
import { Readout } from './Readout.tsx'
import styles from './Chart.module.css'

export interface PlotProps extends Pick<
  ChartProps,
  'formatTick' | 'formatValue' | 'isWhole' | 'label' | 'maxValue' | 'periods'
> {
  /** Values, one for each period. */
  readonly series: readonly ChartSeries[]
  /** Draws the values. */
  readonly Marks: ComponentType<MarksProps>
}

/** Of the plot and the labels below it, in px. */
const HEIGHT = 148
const LABELS_HEIGHT = 20
/** The top label of the axis is half above its line. */
const TOP = 8
/** Of a character at the axes, in px, on average. */
const CHARACTER = 7.2
const GAP = 8

const longest = (labels: readonly string[]): number => Math.max(0, ...labels.map((label) => label.length)) * CHARACTER

/** The axes, the marks, and a slider along time by which keyboards and screen readers read the values. */
export const Plot = ({
  formatValue,
  formatTick = formatValue,
  isWhole,
  label,
  maxValue,
  Marks,
  periods,
  series,
}: PlotProps) => {
  const stage = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = stage.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const isRightToLeft = useLocale().direction === 'rtl'
  const [chosen, setChosen] = useState<number | null>(null)
  const last = periods.length - 1
  const settled = periods.findLastIndex(
    ({ note }, index) => note === undefined && series.some((one) => (one.values[index] ?? null) !== null),
  )
  const active = Math.min(chosen ?? (settled === -1 ? last : settled), last)

  const values = series.flatMap((one) => one.values.filter((value) => value !== null))
  const shape = { count: periods.length, values, height: HEIGHT, maxValue, isWhole, isRightToLeft }
  const labelWidth = longest(periods.map(({ shortLabel }) => shortLabel))
  // The labels of the values decide how wide the plot is, and do not depend on it.
  const gutter = longest(layOut({ ...shape, width: 1, labelWidth }).ticks.map(formatTick)) + GAP
  const inner = Math.max(0, width - gutter)
  const layout = layOut({ ...shape, width: inner, labelWidth })
  const left = isRightToLeft ? 0 : gutter

  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void =>
    setChosen(layout.indexAt(clientX - currentTarget.getBoundingClientRect().left - left))
  const move = (event: KeyboardEvent): void => {
    const places: Readonly<Record<string, number>> = {
      ArrowRight: isRightToLeft ? active - 1 : active + 1,
      ArrowLeft: isRightToLeft ? active + 1 : active - 1,
      ArrowUp: active + 1,
      ArrowDown: active - 1,
      Home: 0,
      End: last,
    }
    const next = places[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(Math.min(last, Math.max(0, next)))
  }
  const read = (index: number): string => {
    const period = periods[index]
    const texts = series.map((one) => {
      const value = one.values[index] ?? null
      const text = value === null ? t('no value') : formatValue(value)
      return series.length === 1 ? text : `${one.label} ${text}`
    })
    return [period?.label, ...texts, period?.note].filter((text) => text !== undefined).join(', ')
  }
  const withinPlot = (x: number): number => Math.min(inner - labelWidth / 2, Math.max(labelWidth / 2, x))

  return (
    <>
      <Readout series={series} index={active} period={periods[active]} formatValue={formatValue} />
      <div
        ref={stage}
        className={styles['stage']}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={active}
        aria-valuetext={read(active)}
        onFocus={() => setChosen(active)}
        onBlur={() => setChosen(null)}
        onKeyDown={move}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setChosen(null)}
      >
        <svg className={styles['svg']} width={width} height={TOP + HEIGHT + LABELS_HEIGHT} aria-hidden="true">
          {inner > 0 && (
            <g transform={`translate(${left} ${TOP})`}>
              {layout.ticks.map((tick) => (
                <g key={tick} transform={`translate(0 ${layout.y(tick)})`}>
                  <line className={styles['grid']} data-base={tick === 0 || undefined} x2={inner} />
                  <text className={styles['axis']} x={isRightToLeft ? inner + GAP : -GAP} dy="0.32em" textAnchor="end">
                    {formatTick(tick)}
                  </text>
                </g>
              ))}
              {layout.labelled.map((index) => (
                <text
                  key={periods[index]?.id ?? index}
                  className={styles['axis']}
                  x={withinPlot(layout.x(index))}
                  y={HEIGHT + LABELS_HEIGHT - 4}
                  textAnchor="middle"
                >
                  {periods[index]?.shortLabel}
                </text>
              ))}
              {chosen !== null && (
                <line className={styles['cursor']} x1={layout.x(active)} x2={layout.x(active)} y2={HEIGHT} />
              )}
              <Marks layout={layout} periods={periods} series={series} active={chosen === null ? -1 : active} />
            </g>
          )}
        </svg>
      </div>
    </>
  )
}
