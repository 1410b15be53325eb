import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startPaymentSandbox } from '@guildhall/payment-sandbox'
import { STRIPE_API_VERSION } from '@guildhall/stripe'
import { createBackends } from './backends.ts'
import { startEngines } from './engines.ts'
import { startMember, type Member, type MemberPlan } from './members.ts'
import { startProxy } from './proxy.ts'
import { startAll } from './start-all.ts'

export interface ClusterOptions {
  readonly dataDir: string
  readonly host: string
  /** Of the proxy; 0 picks a free one. */
  readonly port: number
  /** What every process gets; addresses of engines in it are used instead of starting them. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** The script that runs one process. */
  readonly program: string
  readonly print: (line: string) => void
}

export interface Cluster {
  readonly url: string
  /** Where its engines are, with their passwords. */
  readonly engines: Readonly<Record<string, string>>
  /** Replaces the processes one after another, while the others serve. Rule: BASE-33. */
  restart(): Promise<void>
  /** kill -9 to a process, for proofs; settles when it serves again. */
  kill(name: string): Promise<void>
  /** Within ten seconds. */
  stop(): Promise<void>
}

/** How long a request may take that a process has when it is replaced. */
const DRAIN_MS = 5_000
const SECRET_BYTES = 24

/** What every process of the product gets of this machine's environment: all but what this program sets. */
const inherited = (env: ClusterOptions['env']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || name.startsWith('npm_') ? [] : [[name, value]],
    ),
  )

/**
 * The product as it runs on many machines, on this one: two processes answer requests, one holds sockets, one works, behind a proxy, with served
 * engines. Rule: BASE-32.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, env, host, port, print, program } = options
  await mkdir(dataDir, { recursive: true })
  const closing: (() => Promise<unknown> | void)[] = []
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).toReversed()) await close()
  }
  try {
    print('Starting PostgreSQL, OpenSearch, NATS and S3 …')
    const engines = await startEngines(dataDir, env)
    closing.push(() => engines.stop())
    const [requests, sockets] = [createBackends(), createBackends()]
    closing.push(
      () => requests.close(),
      () => sockets.close(),
    )
    const proxy = await startProxy({ host, port, requests, sockets })
    closing.push(() => proxy.close())
    const payments = await startPayments(dataDir, proxy.url)
    closing.push(() => payments.stop())
    const environment = {
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/node'),
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'json',
      VETTING: 'auto',
      DEV_TOOLS: 'on',
      ...inherited(env),
      ...engines.environment,
      ...payments.environment,
      DATA_DIR: dataDir,
      PUBLIC_URL: proxy.url,
      TRUSTED_PROXIES: '127.0.0.0/8,::1/128',
    }
    const start = (plan: MemberPlan): Promise<Member> => startMember(plan, { program, environment, print })
    const members: Member[] = []
    closing.push(() => Promise.all(members.map((member) => member.stop())))
    print('Starting the processes of the product …')
    // The first one migrates the database and fills the market, before others ask for it.
    const seed = env['SEED'] ?? 'demo'
    members.push(
      await start({ name: 'worker', roles: 'worker', backends: null, drainMs: 0, environment: { SEED: seed } }),
    )
    // The second one builds the web app, if it is not built.
    const environmentOfOthers = { SEED: 'none' }
    const api = { roles: 'api', backends: requests, drainMs: DRAIN_MS, environment: environmentOfOthers }
    members.push(await start({ ...api, name: 'api-1' }))
    const others: readonly MemberPlan[] = [
      { ...api, name: 'api-2' },
      // Its sockets end when it is told to stop, and connect to the next one.
      { name: 'realtime', roles: 'realtime', backends: sockets, drainMs: 0, environment: environmentOfOthers },
    ]
    members.push(...(await startAll(others.map(start))))
    return {
      url: proxy.url,
      engines: engines.environment,
      stop,
      async restart() {
        for (const member of members) {
          await member.replace()
          print(`${member.name} is new`)
        }
      },
      kill: async (name) => members.find((member) => member.name === name)?.kill(),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The payment sandbox, beside the processes: each of them would have one of its own. */
async function startPayments(dataDir: string, url: string) {
  const [webhookSecret, paystackKey] = [
    randomBytes(SECRET_BYTES).toString('hex'),
    randomBytes(SECRET_BYTES).toString('hex'),
  ]
  const sandbox = await startPaymentSandbox({
    file: join(dataDir, 'payment-sandbox.json'),
    port: 0,
    apiVersion: STRIPE_API_VERSION,
    webhook: { url: `${url}/webhooks/stripe`, secret: webhookSecret },
    paystackWebhook: { url: `${url}/webhooks/paystack`, secret: paystackKey },
  })
  const environment = {
    STRIPE_API_URL: sandbox.url,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    PAYSTACK_API_URL: sandbox.url,
    PAYSTACK_SECRET_KEY: paystackKey,
  }
  return { environment, stop: () => sandbox.stop() }
}
