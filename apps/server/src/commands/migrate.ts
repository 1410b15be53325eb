import { migrateAsOwner } from '../composition/open-database.ts'
import { InvalidConfig } from '../config/invalid-config.ts'
import { readConfig } from '../config/read-config.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  await migrateAsOwner(readConfig(process.env, false))
  print('The database is migrated.')
} catch (error) {
  // What an operator can mend is said without a stack.
  if (!(error instanceof InvalidConfig)) throw error
  print(error.message)
  process.exitCode = 1
}
