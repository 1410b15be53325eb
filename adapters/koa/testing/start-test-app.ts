import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Account } from '@guildhall/domain/identity'
import { createApp, type AppDeps } from '../src/create-app.ts'
import { createTestProduct, type TestProductOptions } from './test-product.ts'

/** What was written to the operators' log. */
export interface LogLine {
  readonly level: 'error' | 'warn'
  readonly message: string
}

/** A running application in memory. */
export interface TestApp {
  readonly base: string
  readonly product: ReturnType<typeof createTestProduct>
  readonly logged: readonly LogLine[]
  /** Sends a request with a JSON body; `as` authenticates it with that person's bearer token. */
  request(method: string, path: string, options?: RequestOptions): Promise<TestResponse>
  signIn(person: Account): Promise<string>
  stop(): Promise<void>
}

export interface RequestOptions {
  readonly as?: Account
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly raw?: string | ArrayBuffer | FormData
}

export interface TestResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON, {} where there is none. */
  readonly body: Readonly<Record<string, unknown>>
}

const PASSWORD = 'a fine long password'

const parseBody = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const read: Readonly<Record<string, unknown>> = JSON.parse(text)
    return read
  } catch {
    return {}
  }
}

/** Starts the application over the product in memory, on a free port of this machine. */
export const startTestApp = async (
  options: TestProductOptions = {},
  changes: (product: ReturnType<typeof createTestProduct>) => Partial<AppDeps> = () => ({}),
): Promise<TestApp> => {
  const product = createTestProduct(options)
  const logged: LogLine[] = []
  const log = {
    error: (_facts: object, message: string) => void logged.push({ level: 'error', message }),
    warn: (_facts: object, message: string) => void logged.push({ level: 'warn', message }),
  }
  const { clock, fileStore, idempotencyKeys, places, useCases } = product
  const deps = { useCases, clock, fileStore, idempotencyKeys, places, log, publicUrl: 'http://guildhall.test' }
  const handle = createApp({ ...deps, ...changes(product) }).callback()
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tokens = new Map<string, string>()
  const signIn = async ({ email, uuid }: Account): Promise<string> => {
    const known = tokens.get(uuid)
    if (known !== undefined) return known
    const login = await product.useCases.logIn({ email, password: PASSWORD, userAgent: 'test', address: '127.0.0.1' })
    if (!login.ok) throw new Error(`${email} cannot sign in: ${login.problem}`)
    tokens.set(uuid, login.value.token)
    return login.value.token
  }
  const request: TestApp['request'] = async (method, path, { as, body, headers = {}, raw } = {}) => {
    const response = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(as === undefined ? {} : { authorization: `Bearer ${await signIn(as)}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(raw === undefined ? {} : { body: raw }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parseBody(text) }
  }
  return {
    base,
    product,
    logged,
    request,
    signIn,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
