// npm run build:packages: builds the published packages and packs each into dist/packages.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, root } from './install.mjs'
import { publishedManifest } from './packages/published-manifest.mjs'
import { run } from './run.mjs'
import { singleThreaded } from './single-threaded.mjs'

const packages = ['domain', 'adapters/rest-contract', 'ui-kit']
const target = join(root, 'dist/packages')

/** A staging folder with the contents of the tarball; the build is written to its `dist`. */
function stage(folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const staged = join(target, manifest.name)
  mkdirSync(staged, { recursive: true })
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(join(root, folder, file), join(staged, file))
  for (const file of ['LICENSE', 'NOTICE']) cpSync(join(root, file), join(staged, file))
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`)
  return { folder, staged }
}

const step = async (...args) => {
  if ((await run(...args, { show: 'failure', env: singleThreaded })) !== 0) process.exit(1)
}

install()
rmSync(target, { recursive: true, force: true })
const staged = packages.map(stage)
for (const { folder, staged: to } of staged) {
  const project = join(folder, 'tsconfig.build.json')
  await step(`${folder}: compiled`, 'tsc', ['-p', project, '--singleThreaded', '--outDir', join(to, 'dist')])
  if (folder === 'ui-kit')
    await step('ui-kit: styles', 'node', ['scripts/packages/build-ui-kit.mjs', join(to, 'dist/src')])
}
await step('packed', 'npm', ['pack', ...staged.map(({ staged: from }) => from), '--pack-destination', target])
