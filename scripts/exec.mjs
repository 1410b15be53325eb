// Runs a command with the pinned Node, after installing what is missing: node scripts/exec.mjs COMMAND [ARG …]
import { install } from './install.mjs'
import { run } from './run.mjs'

install()
const [command = 'node', ...args] = process.argv.slice(2)
process.exit(await run([command, ...args].join(' '), command, args))
