// npm run audit: the licences of all packages, a bill of materials of what the product runs (dist/bill-of-materials.json, CycloneDX), and known
// vulnerabilities. Licences and bill need no network; where the registry does not answer, vulnerabilities are not asked for, and that is said.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/** May be linked and shipped with a product under Apache-2.0, with notice at most. */
const ALLOWED = new Set(
  [
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC-BY-4.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ].concat(['MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib']),
)
/** Packages whose licence is allowed for a reason of its own. */
const EXCEPTIONS = [
  [/^@img\/sharp-/, 'LGPL-3.0: libvips as a shared library of its own, which may be replaced'],
  [/^dejavu-fonts-ttf$/, 'the Bitstream Vera licence, in its LICENSE'],
  [/^hogan\.js$/, 'Apache-2.0, in its LICENSE; for tests of the hosted service’s widgets alone'],
  [/^mkdirp$/, 'MIT, in its LICENSE; for the same tests alone'],
  [/^png-js$/, 'MIT, in its LICENSE'],
  [/^(?:ssh2|cpu-features|buildcheck)$/, 'MIT, in their LICENSE; for tests in containers alone'],
]
const WORST = ['high', 'critical']

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

/** An SPDX expression without nesting, which is all that packages use. */
const isAllowed = (expression) => {
  const inner = expression.replaceAll(/[()]/g, '')
  return inner.includes(' OR ')
    ? inner.split(' OR ').some((one) => isAllowed(one))
    : inner.split(' AND ').every((one) => ALLOWED.has(one.trim()))
}

const checkLicences = () => {
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  )
  const refused = installed.flatMap(([path, { license = 'none' }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return isAllowed(license) || EXCEPTIONS.some(([pattern]) => pattern.test(name)) ? [] : [`${name}: ${license}`]
  })
  for (const line of refused) console.error(`This licence is not on the list of scripts/audit.mjs: ${line}`)
  if (refused.length === 0) console.log(`Licences: ${installed.length} packages, all on the list.`)
  return refused.length === 0
}

const npm = (...args) => [process.platform === 'win32' ? 'npm.cmd' : 'npm', args]

const writeBill = () => {
  const [command, args] = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only')
  const bill = execFileSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  mkdirSync('dist', { recursive: true })
  writeFileSync('dist/bill-of-materials.json', bill)
  console.log(`Bill of materials: ${JSON.parse(bill).components.length} packages, dist/bill-of-materials.json.`)
  return true
}

const checkVulnerabilities = () => {
  const [command, args] = npm('audit', '--omit', 'dev', '--json', '--fetch-timeout=10000', '--fetch-retries=0')
  const { stdout } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  let report = null
  try {
    report = JSON.parse(stdout)
  } catch {
    // As without an answer.
  }
  if (report?.vulnerabilities === undefined) {
    console.log('Vulnerabilities: not asked for, because the registry did not answer.')
    return true
  }
  const found = Object.values(report.vulnerabilities).filter(({ severity }) => WORST.includes(severity))
  for (const { name, severity, via } of found) {
    const titles = via.flatMap((one) => (typeof one === 'string' ? [] : [`${one.title} ${one.url}`]))
    console.error(`${severity}: ${name} ${titles.join(', ')}`)
  }
  if (found.length === 0) console.log('Vulnerabilities: none that is high or critical.')
  return found.length === 0
}

process.exit([checkLicences(), writeBill(), checkVulnerabilities()].every(Boolean) ? 0 : 1)
