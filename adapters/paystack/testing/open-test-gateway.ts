import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GatewayEvent } from '@guildhall/domain/billing'
import { startPaymentSandbox } from '@guildhall/payment-sandbox'
import { createPaystackGateway } from '../src/index.ts'

const secret = 'sk_test_sandbox'

/** The gateway on the sandbox, with a receiver that parses its webhooks. The clock only moves when advanced. */
export const openTestGateway = async () => {
  let time = Date.UTC(2026, 10, 1, 9, 30)
  const now = () => new Date(time)
  const events: GatewayEvent[] = []
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = { 'x-paystack-signature': String(request.headers['x-paystack-signature']) }
      const event = gateway.parseWebhook(Buffer.concat(chunks), headers, now())
      if (event !== null) events.push(event)
      response.writeHead(event === null ? 400 : 200).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const sandbox = await startPaymentSandbox({
    file: null,
    port: 0,
    apiVersion: '',
    webhook: null,
    paystackWebhook: { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`, secret },
    now: () => time,
  })
  const gateway = createPaystackGateway({ secretKey: secret, apiUrl: sandbox.url })
  return {
    url: sandbox.url,
    gateway,
    now,
    events: () => events,
    finish: async (page: string, card: string) => {
      const body = new URLSearchParams({ card, action: 'pay' })
      await fetch(`${sandbox.url}/pay/${page}`, { method: 'POST', body, redirect: 'manual' })
      await sandbox.catchUp()
    },
    advance: async (days: number) => {
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
