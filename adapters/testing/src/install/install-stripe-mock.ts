import { buildByGo } from './build-by-go.ts'

/** This release contains the provider's published API description. */
const STRIPE_MOCK_VERSION = '0.203.0'

/** Path of the provider's own mock, which validates requests against its published description. Throws `MissingProgram`. */
export const installStripeMock = (progress: (line: string) => void): Promise<string> =>
  buildByGo(
    {
      title: 'stripe-mock',
      program: 'stripe-mock',
      module: 'github.com/stripe/stripe-mock',
      version: STRIPE_MOCK_VERSION,
      otherwise: 'set TEST_STRIPE_MOCK_URL to a running one',
    },
    progress,
  )
