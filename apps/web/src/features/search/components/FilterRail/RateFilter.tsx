import { use, useState } from 'react'
import type { Currency } from '@guildhall/domain/profiles'
import { currencies } from '@guildhall/domain/reference'
import type { SearchParameters } from '@guildhall/domain/search'
import { RATE_MAX } from '@guildhall/domain/profiles'
import { TextButton } from '@guildhall/ui-kit/Link'
import { MoneyField } from '@guildhall/ui-kit/MoneyField'
import { NumberField } from '@guildhall/ui-kit/NumberField'
import { Select } from '@guildhall/ui-kit/Select'
import { RangeSlider } from '@guildhall/ui-kit/RangeSlider'
import { formatNumber } from '../../../../shared/format/formats.ts'
import { RateSpreadContext } from './rate-spread-context.ts'
import styles from './FilterRail.module.css'
import { t } from '../../../../shared/i18n/index.ts'

interface RateFilterProps {
  readonly search: SearchParameters
  readonly onChange: (search: SearchParameters) => void
}

const choices = currencies.map(({ code }) => ({ id: code, label: code }))
const isCurrency = (code: string): code is Currency => currencies.some((known) => known.code === code)

/** The maximum of the hourly slider and its steps, by currency; the fields beside it accept any amount. */
const scales: Readonly<Record<Currency, { readonly end: number; readonly step: number }>> = {
  AUD: { end: 240, step: 5 },
  USD: { end: 160, step: 5 },
  ZAR: { end: 2500, step: 50 },
}

/** The minimum and maximum hourly rate. The slider's maximum means no limit. */
export const RateFilter = ({ search, onChange }: RateFilterProps) => {
  const { contractBudget, contractCurrency, rateMin } = search
  const { end, step } = scales[contractCurrency]
  const [range, setRange] = useState<readonly [number, number]>([rateMin, contractBudget])
  const [seen, setSeen] = useState(search)
  if (seen !== search) {
    setSeen(search)
    setRange([rateMin, contractBudget])
  }
  const isSet = rateMin > 0 || contractBudget > 0
  const [from, to] = range
  const top = to === 0 ? end : Math.min(to, end)
  const drawSpread = use(RateSpreadContext)
  const change = (low: number, high: number): void => onChange({ ...search, rateMin: low, contractBudget: high })
  const amount = (value: number): number => (Number.isNaN(value) ? 0 : Math.min(value, RATE_MAX))
  return (
    <div className={styles['group']} role="group" aria-labelledby="rate-an-hour">
      <div className={styles['name']}>
        <span id="rate-an-hour">{t('Rate an hour')}</span>
        {isSet && <TextButton onPress={() => change(0, 0)}>{t('Any rate')}</TextButton>}
      </div>
      <div className={styles['slider']}>
        {drawSpread !== null && <div className={styles['spread']}>{drawSpread(end, [Math.min(from, top), top])}</div>}
        <RangeSlider
          label={<span className={styles['hidden']}>{t('Rate an hour')}</span>}
          minValue={0}
          maxValue={end}
          step={step}
          value={[Math.min(from, top), top]}
          onChange={([low, high]) => setRange([low, high >= end ? 0 : high])}
          onChangeEnd={([low, high]) => change(low, high >= end ? 0 : high)}
          fromLabel={t('Lowest rate')}
          toLabel={t('Highest rate')}
        />
      </div>
      <div className={styles['amounts']}>
        <Select
          aria-label={t('Currency')}
          options={choices}
          value={contractCurrency}
          onChange={(code) => isCurrency(code) && onChange({ ...search, contractCurrency: code })}
        />
        <NumberField
          aria-label={t('From')}
          placeholder={t('From')}
          value={from > 0 ? from : Number.NaN}
          maxValue={RATE_MAX}
          onChange={(value) => change(amount(value), contractBudget)}
        />
        <NumberField
          aria-label={t('To')}
          placeholder={t('To')}
          value={to > 0 ? to : Number.NaN}
          maxValue={RATE_MAX}
          onChange={(value) => change(rateMin, amount(value))}
        />
      </div>
      {rateMin > 0 && contractBudget > 0 && rateMin > contractBudget && (
        <p className={styles['warning']}>
          {t('{number} is above {number2}: nobody can meet both.', {
            number: formatNumber(rateMin),
            number2: formatNumber(contractBudget),
          })}
        </p>
      )}
    </div>
  )
}

/** The maximum yearly salary. */
export const SalaryFilter = ({ search, onChange }: RateFilterProps) => (
  <MoneyField
    label={t('Salary a year, at most')}
    secondaryLabel={
      search.permBudget > 0 ? (
        <TextButton onPress={() => onChange({ ...search, permBudget: 0 })}>{t('Any salary')}</TextButton>
      ) : undefined
    }
    currencies={currencies.map(({ code }) => code)}
    value={{ amount: search.permBudget > 0 ? search.permBudget : null, currency: search.permCurrency }}
    placeholder={t('Any')}
    onChange={({ amount, currency }) =>
      onChange({
        ...search,
        permBudget: Math.min(amount ?? 0, RATE_MAX),
        permCurrency: isCurrency(currency) ? currency : search.permCurrency,
      })
    }
  />
)
