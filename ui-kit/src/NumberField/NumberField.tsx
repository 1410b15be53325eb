import { use, type RefAttributes } from 'react'
import {
  Group,
  NumberField as AriaNumberField,
  NumberFieldStateContext,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components'
import {
  HelperText,
  FieldLabel,
  InputGroup,
  InputSuffix,
  fieldClass,
  hasError,
  type FieldProps,
} from '../Field/index.ts'
import { Minus, Plus } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/index.ts'
import { NumberInput } from './NumberInput.tsx'
import styles from './NumberField.module.css'
import { t } from '../i18n/index.ts'

/** The plural forms of a unit: `one` for exactly 1, `other` for all other values, including 0 and 0.5. */
export interface Unit {
  readonly one: string
  readonly other: string
}

export interface NumberFieldProps
  extends
    Omit<AriaNumberFieldProps, 'className' | 'children' | 'isInvalid'>,
    FieldProps,
    RefAttributes<HTMLInputElement> {
  /** Shown after the number. */
  readonly unit?: Unit | undefined
  /** An example of what to enter; it vanishes with the first letter. */
  readonly placeholder?: string | undefined
  /** Shows decrement and increment buttons, for small whole numbers. */
  readonly hasStepper?: boolean | undefined
  /** Default "Fewer". */
  readonly decrementLabel?: string | undefined
  /** Default "More". */
  readonly incrementLabel?: string | undefined
}

const UnitOfValue = ({ unit }: { readonly unit: Unit }) => {
  const state = use(NumberFieldStateContext)
  return <InputSuffix>{state?.numberValue === 1 ? unit.one : unit.other}</InputSuffix>
}

/** A number with its unit; not negative by default. */
export const NumberField = ({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  unit,
  placeholder,
  hasStepper,
  decrementLabel = t('Fewer'),
  incrementLabel = t('More'),
  ref,
  ...props
}: NumberFieldProps) => (
  <AriaNumberField minValue={0} {...props} isInvalid={hasError(errorMessage)} className={fieldClass(className)}>
    <FieldLabel label={label} secondaryLabel={secondaryLabel} />
    {hasStepper ? (
      <Group className={styles['stepper'] ?? ''}>
        <IconButton slot="decrement" label={decrementLabel} icon={Minus} />
        <NumberInput ref={ref} />
        <IconButton slot="increment" label={incrementLabel} icon={Plus} />
      </Group>
    ) : (
      <InputGroup>
        <NumberInput ref={ref} placeholder={placeholder} />
        {unit && <UnitOfValue unit={unit} />}
      </InputGroup>
    )}
    <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
  </AriaNumberField>
)
