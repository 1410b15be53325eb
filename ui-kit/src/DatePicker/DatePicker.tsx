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
import { HelperText, FieldLabel, InputGroup, fieldClass, hasError, type FieldProps } from '../Field/index.ts'
import { Calendar as CalendarSign } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import { PopoverSurface } from '../Popover/index.ts'
import { Calendar } from './Calendar.tsx'
import { formatLongDate } from './format-long-date.ts'
import styles from './DatePicker.module.css'
import { t } from '../i18n/index.ts'

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
    FieldProps,
    RefAttributes<HTMLDivElement> {
  /** A date as yyyy-mm-dd, or null. */
  readonly value?: string | null
  /** The first date, as yyyy-mm-dd. */
  readonly defaultValue?: string | null
  /** Called with the date as yyyy-mm-dd, or null. */
  readonly onChange?: (day: string | null) => void
  /** The first and last date that can be selected, as yyyy-mm-dd. */
  readonly minValue?: string | undefined
  /** The last date that can be selected, as yyyy-mm-dd. */
  readonly maxValue?: string | undefined
  /** The name of the button that opens the calendar. */
  readonly calendarLabel?: string | undefined
  /** The name of the button to the month before. */
  readonly previousMonthLabel?: string | undefined
  /** The name of the button to the next month. */
  readonly nextMonthLabel?: string | undefined
}

const dayOf = (day: string | null): CalendarDate | null => (day === null ? null : parseDate(day))

/** A date field with a calendar; without focus the date is shown as "07 December 2026". */
export const DatePicker = ({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  calendarLabel = t('Open calendar'),
  previousMonthLabel,
  nextMonthLabel,
  ...props
}: DatePickerProps) => {
  const { locale } = useLocale()
  return (
    <AriaDatePicker<CalendarDate>
      {...props}
      {...(value === undefined ? {} : { value: dayOf(value) })}
      {...(defaultValue === undefined ? {} : { defaultValue: dayOf(defaultValue) })}
      {...(minValue === undefined ? {} : { minValue: parseDate(minValue) })}
      {...(maxValue === undefined ? {} : { maxValue: parseDate(maxValue) })}
      onChange={(day) => onChange?.(day === null ? null : day.toString())}
      shouldForceLeadingZeros
      isInvalid={hasError(errorMessage)}
      className={fieldClass(className)}
    >
      {({ state }) => (
        <>
          <FieldLabel label={label} secondaryLabel={secondaryLabel} />
          <InputGroup className={styles['box']}>
            {state.value && (
              <span className={styles['formatted']} aria-hidden="true">
                {formatLongDate(state.value.toString(), locale)}
              </span>
            )}
            <DateInput className={styles['segments'] ?? ''}>
              {(segment) => <DateSegment segment={segment} className={styles['segment'] ?? ''} />}
            </DateInput>
            <IconButton label={calendarLabel} icon={CalendarSign} size="sm" />
          </InputGroup>
          <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
          <PopoverSurface fitContent>
            <Dialog className={styles['dialog'] ?? ''}>
              <Calendar previousMonthLabel={previousMonthLabel} nextMonthLabel={nextMonthLabel} />
            </Dialog>
          </PopoverSurface>
        </>
      )}
    </AriaDatePicker>
  )
}
