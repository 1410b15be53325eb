import { checkoutOrder, paymentGatewayContract } from '@guildhall/domain/testing/contracts/payment-gateway'
import { expect, it } from 'vitest'
import { openWorld } from '../testing/open-world.ts'

paymentGatewayContract('Paystack, on the sandbox', openWorld)

it('says that it cannot take over from what was paid otherwise', async () => {
  const { gateway, now, stop } = await openWorld()
  await expect(gateway.startCheckout(checkoutOrder({ startsAt: now() }))).rejects.toThrow('cannot start later')
  expect(gateway.supportsDelayedStart).toBe(false)
  await stop()
})
