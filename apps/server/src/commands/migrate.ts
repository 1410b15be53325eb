import { migrateAsOwner } from '../composition/open-database.ts'
import { readConfig } from '../config/read-config.ts'
import { print, runCommand } from './run-command.ts'

await runCommand(async () => {
  await migrateAsOwner(readConfig(process.env, false))
  print('The database is migrated.')
  return 0
})
