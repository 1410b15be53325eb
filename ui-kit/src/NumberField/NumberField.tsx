import { use, type RefAttributes } from 'react'
import {
  Group,
  Input,
  NumberField as AriaNumberField,
  NumberFieldStateContext,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components'
import { FieldHelp, FieldLabel, InputBox, InputUnit, fieldClass, saysError, type FieldWords } from '../Field/index.ts'
import { Minus, Plus } from '../Icon/glyphs.ts'
import { IconButton } from '../IconButton/index.ts'
import styles from './NumberField.module.css'
import { say } from '../words/index.ts'

/** The two forms of a unit: `one` for exactly 1, `other` for everything else, 0 and 0.5 too. */
export interface Unit {
  readonly one: string
  readonly other: string
}

export interface NumberFieldProps
  extends
    Omit<AriaNumberFieldProps, 'className' | 'children' | 'isInvalid'>,
    FieldWords,
    RefAttributes<HTMLInputElement> {
  readonly unit?: Unit | undefined
  readonly placeholder?: string | undefined
  /** Buttons for one fewer and one more, for small whole numbers. */
  readonly hasSteps?: boolean | undefined
  readonly fewerLabel?: string | undefined
  readonly moreLabel?: string | undefined
}

const UnitOfValue = ({ unit }: { readonly unit: Unit }) => {
  const state = use(NumberFieldStateContext)
  return <InputUnit>{state?.numberValue === 1 ? unit.one : unit.other}</InputUnit>
}

/** A number, never under 0 unless told, with its unit in the singular for 1 alone. */
export const NumberField = ({
  label,
  aside,
  description,
  descriptionTone,
  error,
  className,
  unit,
  placeholder,
  hasSteps,
  fewerLabel = say('Fewer'),
  moreLabel = say('More'),
  ref,
  ...props
}: NumberFieldProps) => (
  <AriaNumberField minValue={0} {...props} isInvalid={saysError(error)} className={fieldClass(className)}>
    <FieldLabel label={label} aside={aside} />
    {hasSteps ? (
      <Group className={styles['stepper'] ?? ''}>
        <IconButton slot="decrement" label={fewerLabel} icon={Minus} />
        <Input ref={ref} />
        <IconButton slot="increment" label={moreLabel} icon={Plus} />
      </Group>
    ) : (
      <InputBox>
        <Input ref={ref} placeholder={placeholder ?? ''} />
        {unit && <UnitOfValue unit={unit} />}
      </InputBox>
    )}
    <FieldHelp description={description} descriptionTone={descriptionTone} error={error} />
  </AriaNumberField>
)
