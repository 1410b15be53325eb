import { createTestDatabase, startPostgres } from '@guildhall/testing'
import { makeDataFolder, runCommand, startServer } from './server-process.ts'

/** A product of which only `DATABASE_URL` was set, as somebody hosts it first. */
export interface ProductOnDatabase {
  readonly url: string
  /** Where mails lie, as there is no mail server. */
  readonly outbox: string
  /** Runs `npm run operator` with these arguments; returns the output. */
  operator(...words: readonly string[]): Promise<string>
  stop(): Promise<void>
}

/** Starts it with an empty database; the data folder is set so that it leaves nothing behind. */
export async function startOnDatabase(): Promise<ProductOnDatabase> {
  const postgres = await startPostgres()
  const database = await createTestDatabase(postgres.url)
  const folder = await makeDataFolder()
  const env = { DATABASE_URL: database.url, DATA_DIR: folder.path }
  const server = await startServer(env)
  return {
    url: server.url,
    outbox: `${folder.path}/outbox`,
    operator: (...words) => runCommand('operator', env, words),
    stop: async () => {
      await server.stop()
      await folder.remove()
      await database.drop()
      await postgres.stop()
    },
  }
}
