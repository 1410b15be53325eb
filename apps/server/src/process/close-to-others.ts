import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const OWNER_ONLY = 0o700
/** Root runs PostgreSQL as another user, who passes through the data folder to the database's own. */
const OTHERS_PASS = 0o711
const OTHERS = 0o077

/** What the product writes into the data folder. The database's own folder is closed by its adapter. */
const OWN_FOLDERS = ['files', 'outbox']
const OWN_FILES = ['clock', 'payment-sandbox.json']

const close = async (path: string, mode: number): Promise<void> => {
  const stats = await stat(path).catch(() => null)
  if (stats !== null && (stats.mode & OTHERS) !== 0) await chmod(path, mode)
}

/**
 * Creates the data folder for the user of this process alone, and closes to others what earlier versions wrote into it. The mode of an existing
 * data folder stays as its operator chose. Rule: FILE-18.
 */
export async function closeToOthers(dataDir: string): Promise<void> {
  const created = await mkdir(dataDir, { recursive: true })
  if (created !== undefined) await chmod(dataDir, process.getuid?.() === 0 ? OTHERS_PASS : OWNER_ONLY)
  await Promise.all(OWN_FOLDERS.map((name) => close(join(dataDir, name), OWNER_ONLY)))
  await Promise.all(OWN_FILES.map((name) => close(join(dataDir, name), 0o600)))
}
