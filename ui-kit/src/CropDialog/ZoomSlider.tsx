import { Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components'
import slider from '../RangeSlider/RangeSlider.module.css'

interface ZoomSliderProps {
  readonly label: string
  /** From 1 to `maxValue`, in times. */
  readonly value: number
  readonly maxValue: number
  readonly onChange: (zoom: number) => void
}

const STEP = 0.05

/** How far the picture is enlarged, in percent for screen readers. */
export const ZoomSlider = ({ label, value, maxValue, onChange }: ZoomSliderProps) => (
  <Slider<number>
    className={slider['slider'] ?? ''}
    value={value}
    minValue={1}
    maxValue={maxValue}
    step={STEP}
    isDisabled={maxValue < 1 + STEP}
    formatOptions={{ style: 'percent' }}
    onChange={onChange}
  >
    {({ state }) => (
      <>
        <Label className={slider['labels'] ?? ''}>{label}</Label>
        <SliderTrack className={slider['track'] ?? ''}>
          <span
            className={slider['fill']}
            style={{ insetInlineStart: 0, width: `${state.getThumbPercent(0) * 100}%` }}
          />
          <SliderThumb className={slider['thumb'] ?? ''} />
        </SliderTrack>
      </>
    )}
  </Slider>
)
