import { join } from 'node:path'
import { runningClusterUrl, startEmbeddedPostgres } from '@guildhall/postgres/embedded'
import type { Closing } from '../composition/open-resources.ts'
import type { Config } from '../config/read-config.ts'

type DatabaseSettings = Pick<Config, 'dataDir' | 'databaseMigrationUrl' | 'databaseUrl'>

const clusterFolder = ({ dataDir }: DatabaseSettings): string => join(dataDir, 'postgres')

/**
 * The address of the database with the role that owns its schema. An embedded one is started where the product does not run; throws
 * `DataFolderInUse` if nobody else may use it and the product runs.
 */
export async function openOwnerDatabase(
  settings: DatabaseSettings,
  { closing, isAlone }: { readonly closing: Closing; readonly isAlone: boolean },
): Promise<string> {
  const served = settings.databaseMigrationUrl ?? settings.databaseUrl
  if (served !== null) return served
  const running = isAlone ? null : await runningClusterUrl(clusterFolder(settings))
  if (running !== null) return running
  const embedded = await startEmbeddedPostgres({ dataDir: clusterFolder(settings), durable: true })
  closing.add('PostgreSQL', () => embedded.stop())
  return embedded.url
}
