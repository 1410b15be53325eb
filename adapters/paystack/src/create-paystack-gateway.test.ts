import { checkoutOrder, paymentGatewayContract } from '@guildhall/domain/testing/contracts/payment-gateway'
import { expect, it } from 'vitest'
import { openTestGateway } from '../testing/open-test-gateway.ts'

paymentGatewayContract('Paystack, on the sandbox', openTestGateway)

it('reports that it does not support a delayed start', async () => {
  const { gateway, now, stop } = await openTestGateway()
  await expect(gateway.startCheckout(checkoutOrder({ startsAt: now() }))).rejects.toThrow('cannot start later')
  expect(gateway.supportsDelayedStart).toBe(false)
  await stop()
})
