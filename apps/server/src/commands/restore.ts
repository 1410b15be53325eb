import { parseArgs } from 'node:util'
import { DataFolderInUse } from '@guildhall/postgres/embedded'
import { DamagedBackup } from '../backup/damaged-backup.ts'
import { restore } from '../backup/restore.ts'
import { createClosing } from '../composition/open-resources.ts'
import { readConfig } from '../config/read-config.ts'
import { createLogger } from '../process/create-logger.ts'
import { print, runCommand } from './run-command.ts'

const USAGE = `npm run restore -- FILE [--replace]
  restores what npm run backup wrote, while the product is stopped; --replace drops what is there`

/** Returns the exit code. Rules: BASE-41, BASE-42. */
async function run(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined) {
    print(USAGE)
    return 1
  }
  const config = readConfig(process.env, false)
  const closing = createClosing()
  try {
    return (await restore(config, file, { closing, isReplacing: values.replace, print })) ? 0 : 1
  } finally {
    await closing.run(createLogger({ level: config.logLevel, format: config.logFormat }))
  }
}

await runCommand(() => run(process.argv.slice(2)), DataFolderInUse, DamagedBackup)
