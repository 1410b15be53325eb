import { backUp } from '../backup/back-up.ts'
import { createClosing } from '../composition/open-resources.ts'
import { readConfig } from '../config/read-config.ts'
import { createLogger } from '../process/create-logger.ts'
import { print, runCommand } from './run-command.ts'

const USAGE = `npm run backup -- FILE
  writes database, files and keys into one file, encrypted with BACKUP_KEY; the product may run`

/** Returns the exit code. Rule: BASE-40. */
async function run([file]: readonly string[]): Promise<number> {
  if (file === undefined) {
    print(USAGE)
    return 1
  }
  const config = readConfig(process.env, false)
  const closing = createClosing()
  try {
    return (await backUp(config, file, { closing, now: new Date(), print })) ? 0 : 1
  } finally {
    await closing.run(createLogger({ level: config.logLevel, format: config.logFormat }))
  }
}

await runCommand(() => run(process.argv.slice(2)))
