import { useId, type ReactNode, type RefAttributes } from 'react'
import { Group, Label, NumberField } from 'react-aria-components'
import { classes } from '../classes.ts'
import { HelperText, InputGroup, InputSuffix, fieldClass, hasError, type FieldProps } from '../Field/index.ts'
import field from '../Field/Field.module.css'
import { NumberInput } from '../NumberField/NumberInput.tsx'
import { Select } from '../Select/index.ts'
import styles from './MoneyField.module.css'
import { t } from '../i18n/index.ts'

/** An amount in major units, null while empty, with the ISO 4217 code of its currency. */
export interface MoneyValue {
  readonly amount: number | null
  readonly currency: string
}

export interface MoneyFieldProps extends Omit<FieldProps, 'label'>, RefAttributes<HTMLInputElement> {
  /** What is paid, for which time. */
  readonly label: string
  /** Amount and currency. */
  readonly value: MoneyValue
  /** Called with both when one changes. */
  readonly onChange: (value: MoneyValue) => void
  /** ISO 4217 codes to choose from. */
  readonly currencies: readonly string[]
  /** The name of the currency select. Default "Currency". */
  readonly currencyLabel?: string | undefined
  /** The converted amount, at the end inside the border: "≈ ZAR 698". */
  readonly suffix?: ReactNode
  /** An example of what to enter; it vanishes with the first letter. */
  readonly placeholder?: string | undefined
  /** The smallest amount. Default 0. */
  readonly minValue?: number | undefined
  /** Cannot be used now; say why next to it. */
  readonly isDisabled?: boolean | undefined
  /** Must be filled in; the label is marked. */
  readonly isRequired?: boolean | undefined
  /** The form name of the amount. */
  readonly name?: string | undefined
}

/** An amount and a currency as one field. */
export const MoneyField = ({
  label,
  secondaryLabel,
  description,
  descriptionTone,
  errorMessage,
  className,
  value,
  onChange,
  currencies,
  currencyLabel = t('Currency'),
  suffix,
  placeholder,
  minValue = 0,
  isDisabled = false,
  isRequired = false,
  name,
  ref,
}: MoneyFieldProps) => {
  const id = useId()
  return (
    <Group className={fieldClass(className)} aria-labelledby={id} data-required={isRequired || undefined}>
      <span className={field['label']}>
        <Label id={id} elementType="span">
          {label}
        </Label>
        {secondaryLabel !== undefined && <span className={field['secondary-label']}>{secondaryLabel}</span>}
      </span>
      <div className={styles['group']}>
        <Select
          aria-label={currencyLabel}
          options={currencies.map((currency) => ({ id: currency, label: currency }))}
          value={value.currency}
          onChange={(currency) => onChange({ ...value, currency })}
          isDisabled={isDisabled}
        />
        <NumberField
          aria-labelledby={id}
          value={value.amount ?? Number.NaN}
          onChange={(amount) => onChange({ ...value, amount: Number.isNaN(amount) ? null : amount })}
          minValue={minValue}
          formatOptions={{ maximumFractionDigits: 2 }}
          isInvalid={hasError(errorMessage)}
          isDisabled={isDisabled}
          isRequired={isRequired}
          className={classes(fieldClass())}
          {...(name === undefined ? {} : { name })}
        >
          <InputGroup>
            <NumberInput ref={ref} placeholder={placeholder} />
            {suffix !== undefined && <InputSuffix>{suffix}</InputSuffix>}
          </InputGroup>
          <HelperText description={description} descriptionTone={descriptionTone} errorMessage={errorMessage} />
        </NumberField>
      </div>
    </Group>
  )
}
