import { createHmac, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the window has told of somebody. */
export interface ChatwootCall {
  readonly identifier: string
  readonly email: string
  readonly userType: string
}

/** A local stand-in for an installation of Chatwoot: the SDK, the page of the window, and its calls. */
export interface ChatwootServer {
  readonly url: string
  readonly websiteToken: string
  readonly hmacKey: string
  /** The proof of an identifier that identity validation asks for. */
  prove(identifier: string): string
  /** Who was identified, in order. */
  readonly people: readonly ChatwootCall[]
  /** Answers 503 to everything. */
  setAway(isAway: boolean): void
  /** Throws if a call did not keep to Chatwoot's protocol. */
  close(): Promise<void>
}

const SDK = new URL('chatwoot-sdk.js', import.meta.url)

/** The page in the window: it passes on what the SDK tells it, and has a button that closes it. */
const windowPage = (authToken: string): string => `<!doctype html><html lang="en"><title>Chat</title>
<body style="margin:0;font:16px system-ui;background:#fff;color:#1f2d3d"><header style="display:flex;justify-content:space-between;padding:16px;background:#eef">
<b>Chat with us</b><button type="button" id="close">Close</button></header><p style="padding:0 16px">Hello! How can we help?</p>
<script>
const tell = (message) => parent.postMessage('chatwoot-widget:' + JSON.stringify(message), '*')
document.getElementById('close').onclick = () => tell({ event: 'toggleBubble' })
onmessage = ({ data }) => {
  if (typeof data === 'string' && data.startsWith('chatwoot-widget:')) fetch('/events', { method: 'POST', body: data.slice(16) })
}
tell({ event: 'loaded', config: { authToken: '${authToken}' } })
</script></body></html>`

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

interface WindowEvent {
  readonly event: string
  readonly identifier?: string
  readonly user?: Readonly<Record<string, string | undefined>>
  readonly customAttributes?: Readonly<Record<string, unknown>>
}

const USER_KEYS = ['email', 'name', 'avatar_url', 'phone_number', 'identifier_hash']

/** Starts the stand-in on loopback. */
export const startChatwootServer = async (port = 0): Promise<ChatwootServer> => {
  const websiteToken = 'sample-website-token'
  const hmacKey = 'sample-hmac-key'
  const sdk = await readFile(SDK, 'utf8')
  const faults: string[] = []
  const people: ChatwootCall[] = []
  let identified: { readonly identifier: string; readonly email: string } | null = null
  let isAway = false
  const prove = (identifier: string): string => createHmac('sha256', hmacKey).update(identifier).digest('hex')
  const hear = ({ customAttributes, event, identifier = '', user = {} }: WindowEvent): void => {
    if (event === 'set-user') {
      for (const key of Object.keys(user)) if (!USER_KEYS.includes(key)) faults.push(`user key ${key}`)
      // With identity validation Chatwoot takes no user without the right proof.
      if (user['identifier_hash'] !== prove(identifier)) return void faults.push(`wrong proof of ${identifier}`)
      identified = { identifier, email: user['email'] ?? '' }
    } else if (event === 'set-custom-attributes') {
      if (identified === null) return void faults.push('attributes of nobody')
      people.push({ ...identified, userType: String(customAttributes?.['user_type']) })
    } else faults.push(`event ${event}`)
  }
  const answerRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const body = await readBody(request)
    if (isAway) return void response.writeHead(503).end()
    // The page that embeds the window is of another origin.
    response.setHeader('access-control-allow-origin', '*')
    if (pathname === '/packs/js/sdk.js')
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(sdk)
    if (pathname === '/widget') {
      if (searchParams.get('website_token') !== websiteToken) return void response.writeHead(404).end()
      const kept = searchParams.get('cw_conversation')
      if (kept === null) identified = null
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(windowPage(kept ?? randomUUID()))
    }
    if (pathname === '/events') hear(JSON.parse(body) as WindowEvent)
    else if (pathname === '/faults') faults.push(body)
    else faults.push(`${request.method} ${pathname}`)
    response.writeHead(204).end()
  }
  const server = createServer((request, response) => void answerRequest(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    websiteToken,
    hmacKey,
    prove,
    people,
    setAway: (away) => {
      isAway = away
    },
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
      if (faults.length > 0) throw new Error(`Chatwoot does not understand: ${faults.join(', ')}`)
    },
  }
}
