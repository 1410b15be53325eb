import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { ANNOUNCEMENT_AUDIENCES, announce, isAnnouncementAudience } from '@guildhall/domain/moderation'
import { createIdGenerator } from '@guildhall/node-crypto'
import { createDatabase, createUnitOfWork } from '@guildhall/postgres'
import { runningClusterUrl } from '@guildhall/postgres/embedded'
import { readConfig } from '../config/read-config.ts'
import { createProductClock, systemClock } from '../process/product-clock.ts'
import { print, runCommand } from './run-command.ts'

const USAGE = `npm run announce -- --to everybody --title "Shorter nights" --text "We close at 8." [--link /settings/account]
  writes into the inbox of everybody, contractors or employers`

/** Runs the command beside the running product, whose worker delivers the announcement; returns the exit code. Rule: NOTE-26. */
async function run(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args: [...args], options: { to: text, title: text, text, link: text } })
  if (values.to === undefined || !isAnnouncementAudience(values.to)) {
    print(`Say with --to for whom it is: ${ANNOUNCEMENT_AUDIENCES.join(', ')}.\n${USAGE}`)
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
    const unitOfWork = createUnitOfWork(database.knex)
    const made = await announce({ clock, ids: createIdGenerator(clock), unitOfWork })({
      audience: values.to,
      title: values.title ?? '',
      text: values.text ?? '',
      link: values.link ?? null,
    })
    print(
      made.ok
        ? 'Done: the running product delivers it now.'
        : Object.entries(made.details ?? {})
            .map(([field, messages]) => `--${field}: ${String(messages)}`)
            .join('\n'),
    )
    return made.ok ? 0 : 1
  } finally {
    await database.close()
  }
}

await runCommand(() => run(process.argv.slice(2)))
