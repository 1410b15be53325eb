import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const check = join(import.meta.dirname, '../scripts/check-documents.mjs')
const run = promisify(execFile)

const sound: Readonly<Record<string, string>> = {
  'package.json': '{ "scripts": { "lint": "true" } }',
  'docs/notes.md':
    '# Notes\n\n[Start](../README.md) `src/Button/Button.tsx`, `Button.tsx`, `Button/`, `npm run lint`.\n',
  'README.md': '# Sample\n\n`GET /v0/user`, `text/html`, `@sample/kit`.\n',
  'src/Button/Button.tsx': 'export const Button = 1\n',
  'src/Button/Button.stories.tsx': "const meta = {\n  title: 'Actions/Button',\n}\nexport const Default: Story = {}\n",
  'src/Button/Button.mdx': '# Button\n\n[Itself](?path=/docs/actions-button--docs)\n\n1. Is a button. (Default)\n',
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'))
  await run('git', ['init', '--quiet', folder])
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const faultsOf = async (changes: Readonly<Record<string, string>> = {}): Promise<string> => {
  for (const [path, text] of Object.entries({ ...sound, ...changes })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const { stderr } = await run(process.execPath, [check, folder]).catch((error: { stderr: string }) => error)
  return stderr
}

describe('check-documents', () => {
  it('accepts documents whose names exist', async () => {
    expect(await faultsOf()).toBe('')
  })

  it.each([
    ['a link', '[Guide](guide.md)', 'links to guide.md'],
    ['a page of Storybook', '[Link](?path=/docs/actions-link--docs)', 'links to ?path=/docs/actions-link--docs'],
    ['a story', '[Link](?path=/story/actions-button--red)', 'links to ?path=/story/actions-button--red'],
    ['a screen', '<Screen id="screens-both-help--default" />', 'shows the story screens-both-help--default'],
    ['a path', '`src/Link/Link.tsx`', 'names src/Link/Link.tsx'],
    ['a file', '`Link.tsx`', 'names Link.tsx'],
    ['a folder', '`src/Link/`', 'names src/Link/'],
    ['a script', '`npm run lunch`', 'names npm run lunch'],
  ])('refuses %s that does not exist', async (_, text, message) => {
    expect(await faultsOf({ 'docs/notes.md': `# Notes\n\n${text}\n` })).toContain(`docs/notes.md:3 ${message}`)
  })

  it('refuses clauses of a component whose stories do not exist, or that name none', async () => {
    const faults = await faultsOf({
      'src/Button/Button.mdx': '# Button\n\n1. Is a button. (Pressed)\n2. Has a label.\n',
    })
    expect(faults).toContain('names the story Pressed')
    expect(faults).toContain('has a clause without a story or a test: 2. Has a label.')
  })
})
