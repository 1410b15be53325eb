import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createProxyServer } from 'httpxy'
import { createServer, type ViteDevServer } from 'vite'
import { root } from './server-sources.ts'

const web = join(root, 'apps/web')
/** Found only in the source of the web app's page. */
const ENTRY = 'src="/src/main.tsx"'

const isNavigation = ({ headers, method }: IncomingMessage): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true
const isViteSocket = ({ headers }: IncomingMessage): boolean =>
  headers['sec-websocket-protocol']?.startsWith('vite-') === true

/**
 * The public port: Vite serves the page's sources and its live updates; everything else goes to the server, as in production.
 * Requests wait while the server restarts.
 */
export async function startDevProxy(http: Server, serverAddress: () => Promise<string | null>): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: join(web, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: { server: http }, hmr: { server: http } },
  })
  // A new connection for each request: a kept-alive one would prevent the old server from exiting.
  const proxy = createProxyServer({ agent: false })
  proxy.on('proxyRes', (answered, request, response) => {
    if (isNavigation(request)) sendPage(vite, request, answered, response).catch(() => response.destroy())
  })

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = await serverAddress()
    if (target === null) {
      sendUnavailable(response)
      return
    }
    const selfHandleResponse = isNavigation(request)
    // The response must be uncompressed to be changed.
    if (selfHandleResponse) delete request.headers['accept-encoding']
    await proxy.web(request, response, { target, selfHandleResponse }).catch(() => sendUnavailable(response))
  }
  const forwardSocket = async (request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> => {
    const target = await serverAddress()
    if (target === null) socket.destroy()
    else await proxy.ws(request, socket, { target }, head).catch(() => socket.destroy())
  }
  http.on('request', (request, response) => vite.middlewares(request, response, () => void forward(request, response)))
  http.on('upgrade', (request, socket: Socket, head) => {
    if (!isViteSocket(request)) void forwardSocket(request, socket, head)
  })
  return vite
}

function sendUnavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '2' })
  response.end('The server does not run: its terminal says why. It starts again with the next change.')
}

/** Forwards a page; the web app's page is transformed by Vite and loses the policy with the hashes of the built scripts. */
async function sendPage(
  vite: ViteDevServer,
  { url = '/' }: IncomingMessage,
  answered: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { 'content-length': _, ...headers } = answered.headers
  const body = await buffer(answered)
  const text = headers['content-type']?.startsWith('text/html') === true ? body.toString('utf8') : ''
  if (!text.includes(ENTRY)) {
    response.writeHead(answered.statusCode ?? 200, headers).end(body)
    return
  }
  delete headers['content-security-policy']
  response.writeHead(answered.statusCode ?? 200, headers)
  response.end(await vite.transformIndexHtml('/index.html', text, url))
}
