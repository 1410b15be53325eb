export { createBundledExchangeRates } from './create-bundled-exchange-rates.ts'
export { createExchangeRatesFile, type ExchangeRatesFileOptions } from './create-exchange-rates-file.ts'
