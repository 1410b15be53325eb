import { startEmbeddedPostgres } from '@guildhall/postgres/embedded'
import { chooseEngine } from './choose-engine.ts'
import type { Engine } from './engine.ts'
import { scratchFolder } from './scratch-folder.ts'
import { startContainer } from './start-container.ts'

const MAX_CONNECTIONS = 200

/** A real PostgreSQL 18 whose user may create databases and extensions; `TEST_DATABASE_URL` or `DATABASE_URL` overrides it. */
export function startPostgres(): Promise<Engine> {
  return chooseEngine('postgres', { container: containedPostgres, native: nativePostgres })
}

function containedPostgres(): Promise<Engine> {
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', `max_connections=${MAX_CONNECTIONS}`]
  return startContainer({
    image: 'postgres:18',
    port: 5432,
    configure: (container, { Wait }) =>
      container
        .withEnvironment({ POSTGRES_USER: 'guildhall', POSTGRES_PASSWORD: 'guildhall', POSTGRES_DB: 'guildhall' })
        .withCommand(['postgres', ...settings.flatMap((setting) => ['-c', setting])])
        // The image starts the server twice: once to initialise it, once to serve.
        .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2)),
    url: (host, port) => `postgres://guildhall:guildhall@${host}:${port}/guildhall`,
  })
}

async function nativePostgres(): Promise<Engine> {
  const home = await scratchFolder()
  try {
    const server = await startEmbeddedPostgres({ dataDir: home.path, durable: false, maxConnections: MAX_CONNECTIONS })
    return { url: server.url, stop: () => server.stop().then(() => home.remove()) }
  } catch (error) {
    await home.remove()
    throw error
  }
}
