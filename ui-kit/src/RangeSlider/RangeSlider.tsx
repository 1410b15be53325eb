import type { ReactNode, RefAttributes } from 'react'
import {
  Label,
  Slider as AriaSlider,
  SliderThumb,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components'
import { classes } from '../classes.ts'
import styles from './RangeSlider.module.css'
import { t } from '../i18n/index.ts'

export interface RangeSliderProps
  extends
    Omit<
      AriaSliderProps<[number, number]>,
      'className' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'onChangeEnd'
    >,
    RefAttributes<HTMLDivElement> {
  readonly label: ReactNode
  readonly value?: readonly [number, number]
  readonly defaultValue?: readonly [number, number]
  readonly onChange?: (range: readonly [number, number]) => void
  readonly onChangeEnd?: (range: readonly [number, number]) => void
  /** The range as text, at the end of the label row. */
  readonly valueLabel?: string | undefined
  /** Bar heights from 0 to 1, evenly distributed over the range. */
  readonly histogram?: readonly number[] | undefined
  readonly fromLabel?: string | undefined
  readonly toLabel?: string | undefined
  readonly className?: string | undefined
}

const isIn = (index: number, count: number, from: number, to: number): boolean =>
  (index + 0.5) / count >= from && (index + 0.5) / count <= to

/** A slider with two thumbs and an optional histogram of the values. */
export const RangeSlider = ({
  label,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  valueLabel,
  histogram,
  fromLabel = t('From'),
  toLabel = t('To'),
  className,
  ...props
}: RangeSliderProps) => (
  <AriaSlider<number[]>
    {...props}
    {...(value ? { value: [...value] } : {})}
    {...(defaultValue ? { defaultValue: [...defaultValue] } : {})}
    onChange={([from = 0, to = 0]) => onChange?.([from, to])}
    onChangeEnd={([from = 0, to = 0]) => onChangeEnd?.([from, to])}
    className={classes(styles['slider'], className)}
  >
    {({ state }) => (
      <>
        <span className={styles['labels']}>
          <Label>{label}</Label>
          {valueLabel !== undefined && <span className={styles['value']}>{valueLabel}</span>}
        </span>
        {histogram && (
          <div className={styles['histogram']} aria-hidden="true">
            {histogram.map((height, index) => (
              <span
                key={index}
                className={styles['bar']}
                style={{ height: `${height * 100}%` }}
                data-in-range={
                  isIn(index, histogram.length, state.getThumbPercent(0), state.getThumbPercent(1)) || undefined
                }
              />
            ))}
          </div>
        )}
        <SliderTrack className={styles['track'] ?? ''}>
          <span
            className={styles['fill']}
            style={{
              insetInlineStart: `${state.getThumbPercent(0) * 100}%`,
              width: `${(state.getThumbPercent(1) - state.getThumbPercent(0)) * 100}%`,
            }}
          />
          <SliderThumb index={0} aria-label={fromLabel} className={styles['thumb'] ?? ''} />
          <SliderThumb index={1} aria-label={toLabel} className={styles['thumb'] ?? ''} />
        </SliderTrack>
      </>
    )}
  </AriaSlider>
)
