// npm start: installs what is missing, then runs the product on the Node that it pins. package.json says `exec`, so that a signal to npm
// arrives here and not at a shell that would die of it alone; where there is no `exec` (Windows) the second half of the line runs.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install, node, root } from './install.mjs'

install()
const server = spawn(node, [join(root, 'apps/server/src/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
// A starter that was killed outright must leave nothing behind either.
const starter = process.ppid
if (process.env.npm_lifecycle_event === 'start') {
  setInterval(() => process.ppid === starter || server.kill('SIGTERM'), 500).unref()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
