// Runs one step of a longer script, and prints its output and duration.
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { node, root } from './install.mjs'
import { excerpt, report } from './summary.mjs'

const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)

/** Prints a stream line by line, each prefixed with the name of its step. */
function showLines(stream, name) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    process.stdout.write(lines.map((line) => `[${name}] ${line}\n`).join(''))
  })
  stream.on('end', () => {
    if (rest !== '') process.stdout.write(`[${name}] ${rest}\n`)
  })
}

/**
 * Runs a command with the pinned Node first on the PATH; resolves to its exit code. `show`: print everything ('all'), only on failure
 * ('failure'), or line by line with its name ('lines'), for parallel steps. `niceness`: from 0 to 19, the lowest priority.
 */
export function run(name, command, args, { show = 'all', env = {}, niceness = 0 } = {}) {
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: show === 'all' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, PATH: path },
    })
    if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness)
    const printed = []
    for (const stream of [child.stdout, child.stderr]) {
      if (show === 'lines') showLines(stream, name)
      else stream?.on('data', (data) => printed.push(data))
    }
    const done = (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      if (show === 'failure' && code !== 0) process.stdout.write(Buffer.concat(printed))
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      if (code !== 0) report(`✗ ${name}\n${excerpt(Buffer.concat(printed).toString(), 40)}`)
      resolve(code)
    }
    child.on('error', (error) => {
      printed.push(Buffer.from(`${error.message}\n`))
      done(1)
    })
    child.on('close', (code) => done(code ?? 1))
  })
}
