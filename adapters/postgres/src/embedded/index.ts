export { DataFolderInUse, lockDataFolder, type FolderOwner } from './data-folder-lock.ts'
export { findFreePort as freePort } from './free-port.ts'
export { isProcessAlive } from './process-identity.ts'
export { findRunningClusterUrl as runningClusterUrl } from './running-cluster.ts'
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './start-embedded-postgres.ts'
export { spawnTethered, type TetheredOptions, type TetheredProcess } from './tethered-process.ts'
