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
  /** What the range is of. */
  readonly label: ReactNode
  /** From and to, if the caller keeps them. */
  readonly value?: readonly [number, number]
  /** The first from and to. */
  readonly defaultValue?: readonly [number, number]
  /** Called while a thumb moves. */
  readonly onChange?: (range: readonly [number, number]) => void
  /** Called when a thumb is let go. */
  readonly onChangeEnd?: (range: readonly [number, number]) => void
  /** The range as text, at the end of the label row. */
  readonly valueLabel?: string | undefined
  /** Bar heights from 0 to 1, evenly distributed over the range. */
  readonly histogram?: readonly number[] | undefined
  /** The name of the first thumb. */
  readonly fromLabel?: string | undefined
  /** The name of the second thumb. */
  readonly toLabel?: string | undefined
  /** For the place of its root element in a layout. */
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
