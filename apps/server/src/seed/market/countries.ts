import type { Currency } from '@guildhall/domain/profiles'

/** A country of the market: its share of contractors, earnings relative to the US, cultures and common languages. */
export interface MarketCountry {
  readonly code: string
  /** Share of the contractors, in thousandths. */
  readonly share: number
  /** Earnings relative to the US. */
  readonly factor: number
  readonly currency: Currency
  /** Prefix of generated phone numbers. */
  readonly phone: string
  readonly cultures: readonly (readonly [culture: string, weight: number])[]
}

/** The countries, South Africa first: the product's home market. */
export const marketCountries: readonly MarketCountry[] = [
  {
    code: 'ZA',
    share: 360,
    factor: 0.35,
    currency: 'ZAR',
    phone: '+2782555',
    cultures: [
      ['zulu', 22],
      ['xhosa', 17],
      ['sotho', 17],
      ['afrikaans', 16],
      ['english', 12],
      ['tamil', 9],
      ['cape', 7],
    ],
  },
  {
    code: 'US',
    share: 160,
    factor: 1,
    currency: 'USD',
    phone: '+1202555',
    cultures: [
      ['english', 66],
      ['hispanic', 12],
      ['indian', 8],
      ['chinese', 8],
      ['nigerian', 3],
      ['arab', 3],
    ],
  },
  {
    code: 'AU',
    share: 120,
    factor: 0.85,
    currency: 'AUD',
    phone: '+6149157',
    cultures: [
      ['english', 70],
      ['chinese', 11],
      ['indian', 10],
      ['vietnamese', 5],
      ['italian', 4],
    ],
  },
  {
    code: 'GB',
    share: 85,
    factor: 0.8,
    currency: 'USD',
    phone: '+447700900',
    cultures: [
      ['english', 72],
      ['indian', 12],
      ['nigerian', 7],
      ['polish', 5],
      ['arab', 4],
    ],
  },
  {
    code: 'IN',
    share: 60,
    factor: 0.25,
    currency: 'USD',
    phone: '+9198555',
    cultures: [
      ['indian', 75],
      ['tamil', 25],
    ],
  },
  { code: 'NG', share: 36, factor: 0.25, currency: 'USD', phone: '+234805555', cultures: [['nigerian', 100]] },
  { code: 'KE', share: 30, factor: 0.3, currency: 'USD', phone: '+254722555', cultures: [['kenyan', 100]] },
  {
    code: 'DE',
    share: 28,
    factor: 0.8,
    currency: 'USD',
    phone: '+4915155555',
    cultures: [
      ['german', 82],
      ['polish', 8],
      ['turkish', 10],
    ],
  },
  {
    code: 'PT',
    share: 24,
    factor: 0.5,
    currency: 'USD',
    phone: '+35191555',
    cultures: [
      ['portuguese', 92],
      ['brazilian', 8],
    ],
  },
  { code: 'BR', share: 24, factor: 0.35, currency: 'USD', phone: '+551195555', cultures: [['brazilian', 100]] },
  {
    code: 'CA',
    share: 22,
    factor: 0.85,
    currency: 'USD',
    phone: '+1613555',
    cultures: [
      ['english', 62],
      ['french', 16],
      ['indian', 12],
      ['chinese', 10],
    ],
  },
  {
    code: 'NL',
    share: 12,
    factor: 0.82,
    currency: 'USD',
    phone: '+3161555',
    cultures: [
      ['dutch', 90],
      ['turkish', 10],
    ],
  },
  {
    code: 'IE',
    share: 8,
    factor: 0.82,
    currency: 'USD',
    phone: '+35385555',
    cultures: [
      ['english', 88],
      ['polish', 12],
    ],
  },
  {
    code: 'NZ',
    share: 8,
    factor: 0.75,
    currency: 'USD',
    phone: '+6421555',
    cultures: [
      ['english', 85],
      ['indian', 8],
      ['chinese', 7],
    ],
  },
  {
    code: 'NA',
    share: 6,
    factor: 0.33,
    currency: 'ZAR',
    phone: '+26481555',
    cultures: [
      ['shona', 30],
      ['afrikaans', 45],
      ['sotho', 25],
    ],
  },
  { code: 'BW', share: 4, factor: 0.3, currency: 'ZAR', phone: '+26771555', cultures: [['sotho', 100]] },
  {
    code: 'ZW',
    share: 6,
    factor: 0.3,
    currency: 'USD',
    phone: '+26377555',
    cultures: [
      ['shona', 90],
      ['english', 10],
    ],
  },
  { code: 'GH', share: 4, factor: 0.25, currency: 'USD', phone: '+23324555', cultures: [['ghanaian', 100]] },
  {
    code: 'FR',
    share: 2,
    factor: 0.7,
    currency: 'USD',
    phone: '+33655555',
    cultures: [
      ['french', 90],
      ['arab', 10],
    ],
  },
  { code: 'ES', share: 1, factor: 0.55, currency: 'USD', phone: '+34655555', cultures: [['hispanic', 100]] },
]
