// A company's own service: it lists the company's conversations by the GraphQL API, then listens for webhooks.
import { createServer } from 'node:http'
import { listConversations } from './list-conversations.ts'
import { isFromGuildhall } from './verify-webhook.ts'

const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`Please set ${name}`)
  return value
}
const base = process.env['GUILDHALL_URL'] ?? 'http://127.0.0.1:3000'
const BODY_MAX_LENGTH = 100_000

for await (const { contractor, status, uuid } of listConversations(base, setting('GUILDHALL_TOKEN')))
  console.log(`${contractor.firstName} ${contractor.lastName}: ${status} (${uuid})`)

const secret = setting('GUILDHALL_WEBHOOK_SECRET')
// A message may come more than once; its id is the same then. A real service keeps the ids in its database.
const handled = new Set<string>()

const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) {
    body += String(chunk)
    if (body.length > BODY_MAX_LENGTH) return response.writeHead(413).end()
  }
  if (!isFromGuildhall(request.headers, body, secret, new Date())) {
    console.log('Refused a message that Guildhall did not sign')
    return response.writeHead(401).end()
  }
  // The answer first, the work after it: the sender waits ten seconds.
  response.writeHead(204).end()
  const id = String(request.headers['webhook-id'])
  if (handled.has(id)) return undefined
  handled.add(id)
  const { data, type } = JSON.parse(body) as { readonly type: string; readonly data: Readonly<Record<string, unknown>> }
  console.log(`Heard ${type} ${JSON.stringify(data)}`)
  return undefined
})
server.listen(Number(process.env['PORT'] ?? 4000), '127.0.0.1', () => {
  const address = server.address()
  console.log(`Listening for webhooks at http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`)
})
