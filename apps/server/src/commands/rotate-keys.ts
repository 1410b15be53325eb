import { countConnections, createKeyRecords } from '@guildhall/postgres'
import { DataFolderInUse } from '@guildhall/postgres/embedded'
import pino from 'pino'
import { openDatabase } from '../composition/open-database.ts'
import { createClosing } from '../composition/open-resources.ts'
import { readConfig } from '../config/read-config.ts'
import { rotateKeys } from '../secrets/rotate-keys.ts'
import { print, runCommand } from './run-command.ts'

/** Runs the command while the product does not run; returns the exit code. Rule: IDEN-51. */
async function run(): Promise<number> {
  const config = readConfig(process.env, false)
  const log = pino({ level: 'silent' })
  const closing = createClosing()
  try {
    const database = await openDatabase(config, { closing, log, applicationName: 'guildhall-rotate-keys' })
    const connections = await countConnections(database.knex)
    if (connections > 0) {
      print(`Guildhall runs on this database (${connections} connections): stop it first.`)
      return 1
    }
    const rotation = await rotateKeys(config, createKeyRecords(database.knex))
    if (rotation === null) {
      print('The first key of SECRET_KEY is in use already: put a new one before it, with a comma between.')
      return 1
    }
    print(
      `The key ${rotation.keyId} seals from now on; second factors and secrets of webhooks sealed again: ${rotation.resealed}.`,
    )
    if (rotation.unreadableWebhooks > 0) {
      print(
        `Secrets of webhooks that none of the keys opens, and that their companies have to replace: ${rotation.unreadableWebhooks}.`,
      )
    }
    if (rotation.earlierKeyIds.length > 0) {
      print(
        `Earlier keys: ${rotation.earlierKeyIds.join(', ')}. Links in mails of before need them, and the recovery codes of ${rotation.accountsWithEarlierCodes} accounts.`,
      )
    }
    return 0
  } finally {
    await closing.run(log)
  }
}

await runCommand(run, DataFolderInUse)
