import type { Refused } from '@guildhall/rest-contract/client'

/** The response of a call while a part of the server is unavailable, for stories. */
export const away: Refused<never> = {
  ok: false,
  problem: 'internal-error',
  status: 503,
  message: 'This part of Guildhall is away for a moment.',
  errors: {},
  details: {},
  retryAfter: null,
}
