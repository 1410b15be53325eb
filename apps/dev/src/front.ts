import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createProxyServer } from 'httpxy'
import { createServer, type ViteDevServer } from 'vite'
import { root } from './server-sources.ts'

const web = join(root, 'apps/web')
/** What the page of the web app has in its sources, and no other page. */
const ENTRY = 'src="/src/main.tsx"'

const isNavigation = ({ headers, method }: IncomingMessage): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true
const isViteSocket = ({ headers }: IncomingMessage): boolean =>
  headers['sec-websocket-protocol']?.startsWith('vite-') === true

/**
 * What people reach: Vite answers for the sources of the page and tells it of changes; all else is the server's, as in production,
 * down to which addresses are pages and where they lead. While the server restarts, what is asked of it waits.
 */
export async function startFront(http: Server, serverAddress: () => Promise<string | null>): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: join(web, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: { server: http }, hmr: { server: http } },
  })
  // A connection of its own for each request: one that is kept would keep the server that it leads to from ending.
  const proxy = createProxyServer({ agent: false })
  proxy.on('proxyRes', (answered, request, response) => {
    if (isNavigation(request)) answerPage(vite, request, answered, response).catch(() => response.destroy())
  })

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = await serverAddress()
    if (target === null) {
      sayItDoesNotRun(response)
      return
    }
    const selfHandleResponse = isNavigation(request)
    // What is looked into must be readable.
    if (selfHandleResponse) delete request.headers['accept-encoding']
    await proxy.web(request, response, { target, selfHandleResponse }).catch(() => sayItDoesNotRun(response))
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

function sayItDoesNotRun(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '2' })
  response.end('The server does not run: its terminal says why. It starts again with the next change.')
}

/** Passes a page on; that of the web app with what Vite adds to it, and without the policy that names the scripts of the built one. */
async function answerPage(
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
