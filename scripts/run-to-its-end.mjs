// Installs what is missing, then runs a program with the pinned Node until either process ends. package.json uses `exec`, so that
// a signal to npm arrives here and does not only end a shell; without `exec` (Windows) the second half of that command runs. npm adds
// arguments to its end, so that one that takes any has no second half.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { compileCache, install, node, root } from './install.mjs'

export function runToItsEnd(program) {
  install()
  const running = spawn(node, [join(root, program), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...compileCache },
  })
  // No process remains running, even if the parent was killed.
  const starter = process.ppid
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => process.ppid === starter || running.kill('SIGTERM'), 500).unref()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => running.kill(signal))
  running.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
