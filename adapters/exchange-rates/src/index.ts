export { createBundledExchangeRates } from './create-bundled-exchange-rates.ts'
export { createDailyReferenceRates, type DailyReferenceRatesOptions } from './create-daily-reference-rates.ts'
export { createStoredExchangeRates } from './create-stored-exchange-rates.ts'
export { createExchangeRatesFile, type ExchangeRatesFileOptions } from './create-exchange-rates-file.ts'
