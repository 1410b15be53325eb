import type { RefAttributes } from 'react'
import { parseDate, type CalendarDate } from '@internationalized/date'
import {
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Dialog,
  useLocale,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components'
import { FieldHelp, FieldLabel, InputBox, fieldClass, saysError, type FieldWords } from '../Field/index.ts'
import { Calendar as CalendarSign } from '../Icon/glyphs.ts'
import { IconButton } from '../IconButton/index.ts'
import { Float } from '../Popover/index.ts'
import { MonthView } from './MonthView.tsx'
import { longDate } from './long-date.ts'
import styles from './DatePicker.module.css'
import { say } from '../words/index.ts'

export interface DatePickerProps
  extends
    Omit<
      AriaDatePickerProps<CalendarDate>,
      | 'className'
      | 'children'
      | 'isInvalid'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'minValue'
      | 'maxValue'
      | 'granularity'
      | 'hideTimeZone'
      | 'placeholderValue'
    >,
    FieldWords,
    RefAttributes<HTMLDivElement> {
  /** A day as yyyy-mm-dd, or null. */
  readonly value?: string | null
  readonly defaultValue?: string | null
  readonly onChange?: (day: string | null) => void
  /** The first and last day that can be chosen, as yyyy-mm-dd. */
  readonly minimum?: string | undefined
  readonly maximum?: string | undefined
  readonly calendarLabel?: string | undefined
  readonly previousLabel?: string | undefined
  readonly nextLabel?: string | undefined
}

const dayOf = (day: string | null): CalendarDate | null => (day === null ? null : parseDate(day))

/** A day: typed part by part or picked from a month, shown as "07 December 2026" when it is not being edited. */
export const DatePicker = ({
  label,
  aside,
  description,
  descriptionTone,
  error,
  className,
  value,
  defaultValue,
  onChange,
  minimum,
  maximum,
  calendarLabel = say('Open calendar'),
  previousLabel,
  nextLabel,
  ...props
}: DatePickerProps) => {
  const { locale } = useLocale()
  return (
    <AriaDatePicker<CalendarDate>
      {...props}
      {...(value === undefined ? {} : { value: dayOf(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: dayOf(defaultValue) })}
      {...(minimum === undefined ? {} : { minValue: parseDate(minimum) })}
      {...(maximum === undefined ? {} : { maxValue: parseDate(maximum) })}
      onChange={(day) => onChange?.(day === null ? null : day.toString())}
      shouldForceLeadingZeros
      isInvalid={saysError(error)}
      className={fieldClass(className)}
    >
      {({ state }) => (
        <>
          <FieldLabel label={label} aside={aside} />
          <InputBox className={styles['box']}>
            {state.value && (
              <span className={styles['shown']} aria-hidden="true">
                {longDate(state.value.toString(), locale)}
              </span>
            )}
            <DateInput className={styles['segments'] ?? ''}>
              {(segment) => <DateSegment segment={segment} className={styles['segment'] ?? ''} />}
            </DateInput>
            <IconButton label={calendarLabel} icon={CalendarSign} size="sm" />
          </InputBox>
          <FieldHelp description={description} descriptionTone={descriptionTone} error={error} />
          <Float isFitted>
            <Dialog className={styles['dialog'] ?? ''}>
              <MonthView previousLabel={previousLabel} nextLabel={nextLabel} />
            </Dialog>
          </Float>
        </>
      )}
    </AriaDatePicker>
  )
}
