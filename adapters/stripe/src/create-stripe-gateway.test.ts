import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GatewayEvent } from '@guildhall/domain/billing'
import {
  delayedStartContract,
  paymentGatewayContract,
  type BillingFixture,
} from '@guildhall/domain/testing/contracts/payment-gateway'
import { startPaymentSandbox } from '@guildhall/payment-sandbox'
import { createStripeGateway, STRIPE_API_VERSION } from './index.ts'

const secret = 'whsec_test'

/** The sandbox, and a receiver that parses its events with the gateway. The clock only moves when advanced. */
const openTestGateway = async (): Promise<BillingFixture> => {
  let time = Date.UTC(2026, 10, 1, 9, 30)
  const now = () => new Date(time)
  const events: GatewayEvent[] = []
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = { 'stripe-signature': String(request.headers['stripe-signature']) }
      const event = gateway.parseWebhook(Buffer.concat(chunks), headers, now())
      if (event !== null) events.push(event)
      response.writeHead(event === null ? 400 : 200).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const sandbox = await startPaymentSandbox({
    file: null,
    port: 0,
    apiVersion: STRIPE_API_VERSION,
    webhook: { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`, secret },
    now: () => time,
  })
  const gateway = createStripeGateway({ secretKey: 'sk_test_sandbox', webhookSecret: secret, apiUrl: sandbox.url })
  return {
    gateway,
    now,
    events: () => events,
    finish: async (page, card) => {
      const body = new URLSearchParams({ card, action: 'pay' })
      await fetch(`${sandbox.url}/pay/${page}`, { method: 'POST', body, redirect: 'manual' })
      await sandbox.catchUp()
    },
    advance: async (days) => {
      time += Math.round(days * 86_400_000)
      await sandbox.catchUp()
    },
    stop: async () => {
      await sandbox.stop()
      receiver.closeAllConnections()
      await new Promise((resolve) => receiver.close(resolve))
    },
  }
}

paymentGatewayContract('Stripe, on the sandbox', openTestGateway)
delayedStartContract('Stripe, on the sandbox', openTestGateway)
