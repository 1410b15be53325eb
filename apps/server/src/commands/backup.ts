import { backUp } from '../backup/back-up.ts'
import { createClosing } from '../composition/open-resources.ts'
import { InvalidConfig } from '../config/invalid-config.ts'
import { readConfig } from '../config/read-config.ts'
import { createLogger } from '../process/create-logger.ts'

const USAGE = `npm run backup -- FILE
  writes database, files and keys into one file, encrypted with BACKUP_KEY; the product may run`

const print = (line: string): void => void process.stdout.write(`${line}\n`)

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

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  // What an operator can mend is said without a stack.
  if (!(error instanceof InvalidConfig)) throw error
  print(error.message)
  process.exitCode = 1
}
