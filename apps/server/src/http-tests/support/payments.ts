import { unwrap } from './unwrap.ts'
import type { Person } from './people.ts'
import { waitFor } from './wait-for.ts'

/** Submits the sandbox's hosted page. */
export const finishHostedPage = async (url: string, card: 'pays' | 'declines' | 'fails-later'): Promise<string> => {
  const body = new URLSearchParams({ card, action: 'pay' })
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
  return response.headers.get('location') ?? ''
}

/** Resolves once the paying card ends in these digits: the provider reports a new card with a delay. */
export const untilCardEndsIn = async (lastFour: string, payer: Pick<Person, 'api'>): Promise<void> => {
  await waitFor(`the card ending ${lastFour}`, async () => {
    const { cardDetails } = unwrap(await payer.api.readPaymentDetails())
    return cardDetails?.lastFour === lastFour ? true : null
  })
}
