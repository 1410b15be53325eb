import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { isOperatorRole, OPERATOR_ROLES } from '@guildhall/domain/moderation'
import { createDatabase } from '@guildhall/postgres'
import { runningClusterUrl } from '@guildhall/postgres/embedded'
import { readConfig } from '../config/read-config.ts'
import { createProductClock, systemClock } from '../process/product-clock.ts'
import { createOperatorAdmin } from './operator-admin.ts'
import { print, runCommand } from './run-command.ts'

const USAGE = `npm run operator -- --address you@example.com [--name "Your Name"] [--role superadmin]
  prints a one-time link with which an operator sets name and password: a new operator, or one who has lost password or app`

/** Runs the command beside the running product; returns the exit code. Rules: MOD-13, MOD-14. */
async function run(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { address: text, name: text, role: text } })
  const { address, name = '', role = 'superadmin' } = values
  if (address === undefined || !isOperatorRole(role)) {
    print(`Say with --address who it is, and with --role one of: ${OPERATOR_ROLES.join(', ')}.\n${USAGE}`)
    return 1
  }
  const config = readConfig(process.env, false)
  const url = config.databaseUrl ?? (await runningClusterUrl(join(config.dataDir, 'postgres')))
  if (url === null) {
    print('Guildhall is not running here: start it first, or set DATABASE_URL.')
    return 1
  }
  const clock = config.devTools === 'on' ? await createProductClock(join(config.dataDir, 'clock')) : systemClock
  const database = createDatabase({ url, poolSize: 1 })
  try {
    const made = await createOperatorAdmin({
      clock,
      knex: database.knex,
      publicUrl: config.publicUrl ?? `http://${config.host}:${config.port}`,
    })({ address, name, role })
    print(made.text)
    return made.isMade ? 0 : 1
  } finally {
    await database.close()
  }
}

await runCommand(() => run(process.argv.slice(2)))
