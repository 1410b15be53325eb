import { useId, type ReactNode, type RefAttributes } from 'react'
import { Group, Input, Label, NumberField } from 'react-aria-components'
import { classes } from '../classes.ts'
import { FieldHelp, InputBox, InputUnit, fieldClass, saysError, type FieldWords } from '../Field/index.ts'
import field from '../Field/Field.module.css'
import { Select } from '../Select/index.ts'
import styles from './MoneyField.module.css'
import { say } from '../words/index.ts'

/** A sum as it is typed: no amount yet is null. Major units, the currency's ISO 4217 code. */
export interface MoneyValue {
  readonly amount: number | null
  readonly currency: string
}

export interface MoneyFieldProps extends Omit<FieldWords, 'label'>, RefAttributes<HTMLInputElement> {
  readonly label: string
  readonly value: MoneyValue
  readonly onChange: (value: MoneyValue) => void
  readonly currencies: readonly string[]
  readonly currencyLabel?: string | undefined
  /** The converted sum, at the end inside the edge: "≈ ZAR 698". */
  readonly suffix?: ReactNode
  readonly placeholder?: string | undefined
  readonly minimum?: number | undefined
  readonly isDisabled?: boolean | undefined
  readonly isRequired?: boolean | undefined
  /** The form name of the amount. */
  readonly name?: string | undefined
}

/** A sum and its currency, one field to the eye. */
export const MoneyField = ({
  label,
  aside,
  description,
  descriptionTone,
  error,
  className,
  value,
  onChange,
  currencies,
  currencyLabel = say('Currency'),
  suffix,
  placeholder,
  minimum = 0,
  isDisabled = false,
  isRequired = false,
  name,
  ref,
}: MoneyFieldProps) => {
  const id = useId()
  return (
    <Group className={fieldClass(className)} aria-labelledby={id}>
      <span className={field['label']}>
        <Label id={id} elementType="span">
          {label}
        </Label>
        {aside !== undefined && <span className={field['aside']}>{aside}</span>}
      </span>
      <div className={styles['pair']}>
        <Select
          aria-label={currencyLabel}
          choices={currencies.map((currency) => ({ id: currency, label: currency }))}
          value={value.currency}
          onChange={(currency) => onChange({ ...value, currency })}
          isDisabled={isDisabled}
        />
        <NumberField
          aria-labelledby={id}
          value={value.amount ?? Number.NaN}
          onChange={(amount) => onChange({ ...value, amount: Number.isNaN(amount) ? null : amount })}
          minValue={minimum}
          formatOptions={{ maximumFractionDigits: 2 }}
          isInvalid={saysError(error)}
          isDisabled={isDisabled}
          isRequired={isRequired}
          className={classes(fieldClass())}
          {...(name === undefined ? {} : { name })}
        >
          <InputBox>
            <Input ref={ref} placeholder={placeholder ?? ''} />
            {suffix !== undefined && <InputUnit>{suffix}</InputUnit>}
          </InputBox>
          <FieldHelp description={description} descriptionTone={descriptionTone} error={error} />
        </NumberField>
      </div>
    </Group>
  )
}
