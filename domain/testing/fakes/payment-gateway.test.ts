import {
  delayedStartContract,
  paymentGatewayContract,
  type BillingFixture,
} from '../contracts/payment-gateway.contract.ts'
import { fakePaymentGateway } from './payment-gateway.ts'

const openWorld = async (): Promise<BillingFixture> => {
  let time = Date.UTC(2026, 10, 1, 9, 30)
  const gateway = fakePaymentGateway(new Date(time))
  return {
    gateway,
    now: () => new Date(time),
    finish: async (page, card) => gateway.finish(page, card),
    advance: async (days) => {
      time += Math.round(days * 86_400_000)
      gateway.passTo(new Date(time))
    },
    events: () => gateway.sent,
    stop: async () => undefined,
  }
}

paymentGatewayContract('the memory', openWorld)
delayedStartContract('the memory', openWorld)
