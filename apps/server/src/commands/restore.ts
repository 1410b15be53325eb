import { parseArgs } from 'node:util'
import { DataFolderInUse } from '@guildhall/postgres/embedded'
import { DamagedBackup } from '../backup/damaged-backup.ts'
import { restore } from '../backup/restore.ts'
import { createClosing } from '../composition/open-resources.ts'
import { InvalidConfig } from '../config/invalid-config.ts'
import { readConfig } from '../config/read-config.ts'
import { createLogger } from '../process/create-logger.ts'

const USAGE = `npm run restore -- FILE [--replace]
  restores what npm run backup wrote, while the product is stopped; --replace drops what is there`

const print = (line: string): void => void process.stdout.write(`${line}\n`)

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

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  // What an operator can mend is said without a stack.
  if (!(error instanceof InvalidConfig || error instanceof DataFolderInUse || error instanceof DamagedBackup))
    throw error
  print(error.message)
  process.exitCode = 1
}
