import type { Product } from '@guildhall/server'
import { cpuOfOpenSearch, cpuOfPostgres, type EngineName } from './engines.ts'
import { logIn, type Login } from './market.ts'
import type { CompareOptions } from './measuring/compare.ts'
import { cpuOfProcess } from './measuring/process-cpu.ts'
import type { Options } from './options.ts'
import { startServer } from './server-process.ts'

/** A product that runs on one of the engines, filled with people. */
export interface Setting extends Pick<Options, 'clients' | 'only' | 'seconds' | 'warmUp'> {
  readonly engine: EngineName
  readonly people: number
  /** The product in this process, on the same database: it is not measured. */
  readonly product: Product
  /** Null searches in PostgreSQL. */
  readonly openSearchUrl: string | null
  readonly serverUrl: string
  /** The variables of the product that is measured. */
  readonly environment: Readonly<Record<string, string>>
  readonly login: Login
  readonly cpu: CompareOptions['cpu']
}

export interface SettingOptions extends Pick<
  Setting,
  'clients' | 'only' | 'seconds' | 'warmUp' | 'people' | 'product' | 'openSearchUrl'
> {
  readonly databaseUrl: string
  readonly dataDir: string
}

/** Runs `work` on a product that is started for it. */
export async function withSetting<Result>(
  { databaseUrl, dataDir, ...options }: SettingOptions,
  work: (setting: Setting) => Promise<Result>,
): Promise<Result> {
  const { openSearchUrl, product } = options
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'none',
    ROLES: 'api',
    ...(openSearchUrl === null ? {} : { OPENSEARCH_URL: openSearchUrl }),
  }
  const server = await startServer('product', environment)
  try {
    return await work({
      ...options,
      engine: openSearchUrl === null ? 'PostgreSQL' : 'OpenSearch',
      serverUrl: server.url,
      environment,
      login: await logIn(server.url),
      cpu: {
        server: await cpuOfProcess(server.pid, ''),
        engine: await (openSearchUrl === null ? cpuOfPostgres(product.database) : cpuOfOpenSearch(openSearchUrl)),
      },
    })
  } finally {
    await server.stop()
  }
}
