import { countries, findCountry, topCountries } from '@guildhall/domain/reference'
import { useId } from 'react'
import { Select } from '@guildhall/ui-kit/Select'
import { TextField } from '@guildhall/ui-kit/TextField'
import styles from './PhoneField.module.css'
import { t } from '../../i18n/index.ts'

export interface PhoneFieldProps {
  readonly label: string
  /** ISO 3166-1 alpha-2: the country whose calling code precedes the number. */
  readonly country: string
  readonly onCountry: (country: string) => void
  readonly number: string
  readonly onNumber: (number: string) => void
  readonly errorMessage?: string | undefined
  readonly description?: string | undefined
  readonly name?: string | undefined
  readonly isRequired?: boolean | undefined
}

const choicesFor = (country: string) => {
  const top = topCountries(country)
  return [...top, ...countries.filter(({ code }) => !top.some((first) => first.code === code))]
    .filter(({ callingCode }) => callingCode !== '')
    .map(({ code, name, callingCode }) => ({ id: code, label: `${code} +${callingCode}`, description: name }))
}

/** A telephone number after its country's calling code; a number that begins with a plus has its own calling code. */
export const PhoneField = ({
  label,
  country,
  onCountry,
  number,
  onNumber,
  errorMessage,
  description,
  name = 'mobile',
  isRequired = false,
}: PhoneFieldProps) => {
  const id = useId()
  return (
    <div className={styles['phone']}>
      <label className={styles['label']} htmlFor={id} data-required={isRequired || undefined}>
        {label}
      </label>
      <Select
        className={styles['code'] ?? ''}
        aria-label={t('Country code, {name}', { name: findCountry(country)?.name ?? country })}
        size="lg"
        options={choicesFor(country)}
        value={country}
        onChange={onCountry}
      />
      <TextField
        id={id}
        className={styles['number'] ?? ''}
        aria-label={label}
        name={name}
        isRequired={isRequired}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        size="lg"
        value={number}
        onChange={onNumber}
        errorMessage={errorMessage}
        description={description}
      />
    </div>
  )
}
