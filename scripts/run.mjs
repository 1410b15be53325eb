// Runs one step of a longer script, shows what it prints and how long it took.
import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { node, root } from './install.mjs'
import { beginning, tell } from './told.mjs'

const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)

/** Runs a command with the pinned Node first on the path; resolves to its exit code. Quiet steps speak only when they fail. */
export function run(name, command, args, { quiet = false, env = {} } = {}) {
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, PATH: path },
    })
    const printed = []
    child.stdout?.on('data', (data) => printed.push(data))
    child.stderr?.on('data', (data) => printed.push(data))
    const done = (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      if (quiet && code !== 0) process.stdout.write(Buffer.concat(printed))
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      if (code !== 0) tell(`✗ ${name}\n${beginning(Buffer.concat(printed).toString(), 40)}`)
      resolve(code)
    }
    child.on('error', (error) => {
      printed.push(Buffer.from(`${error.message}\n`))
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}
