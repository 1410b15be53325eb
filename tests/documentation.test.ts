import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTokenGroups } from '../.storybook/docs/read-tokens.ts'
import { readUsage } from '../.storybook/usage/read-usage.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const stories = globSync('{ui-kit,apps/web}/src/**/*.stories.tsx', { cwd: root })
  .map((path) => ({ path, text: read(path) }))
  .map(({ path, text }) => ({
    path,
    title: /\btitle: '((?:Components|Patterns|Screens)\/[^']+)'/.exec(text)?.[1] ?? '',
    isTestOnly: /\btitle: '[^']+',\s+tags: \['test-only'\]/.test(text),
  }))

describe('Storybook', () => {
  it('has a page for each component and each pattern', () => {
    const undocumented = stories.filter(
      ({ path, title, isTestOnly }) =>
        !title.startsWith('Screens/') && !isTestOnly && !existsSync(join(root, path.replace('.stories.tsx', '.mdx'))),
    )
    expect(undocumented.map(({ path }) => path)).toEqual([])
  })

  it('has a page for each foundation', () => {
    const pages = globSync('**/*.mdx', { cwd: join(root, '.storybook/docs/pages') }).toSorted()
    const names = ['colour', 'icons', 'motion', 'radius', 'shadow', 'space', 'type', 'voice']
    expect(pages.filter((path) => path.startsWith('foundations/'))).toEqual(
      names.map((name) => `foundations/${name}.mdx`),
    )
    expect(pages).toContain('introduction.mdx')
  })

  it('has titles in the order of the sidebar alone', () => {
    const order = read('.storybook/preview.tsx')
    const unknown = stories.filter(({ title, isTestOnly }) => {
      const [part, group] = title.split('/')
      return !isTestOnly && !(order.includes(`'${part}'`) && order.includes(`'${group}'`))
    })
    expect(unknown.map(({ title }) => title)).toEqual([])
  })

  it('says of each prop of the kit what it means', () => {
    const bare = globSync('ui-kit/src/*/*.tsx', { cwd: root })
      .filter((path) => !path.endsWith('.stories.tsx'))
      .flatMap((path) =>
        [...read(path).matchAll(/^export interface (\w+Props)\b[^{]*(?:\{(?![^{}]*\n\}))?[^]*?^\}/gm)].flatMap(
          ({ 0: declaration, 1: name }) =>
            [...declaration.matchAll(/(?<!\*\/)\n {2}readonly (\w+)\??:/g)].map(([, prop]) => `${name}.${prop}`),
        ),
      )
    expect(bare).toEqual([])
  })
})

describe('tokens', () => {
  it('are read from the style sheet in groups, with their notes, and without those of media', () => {
    const groups = readTokenGroups(`@layer tokens {
  :root {
    color-scheme: light dark;
  }
  :root {
    /* Surfaces, from the page up. */
    --canvas: light-dark(oklch(1 0 0), oklch(0 0 0));
    /* Sizes: in rem. */
    --text-1: 0.75rem; /* 12: captions */
  }
  @media (--phone) {
    :root {
      --text-1: 2rem;
    }
  }
}`)
    expect(groups).toEqual([
      {
        title: 'Surfaces',
        text: 'Surfaces, from the page up.',
        tokens: [{ name: '--canvas', value: 'light-dark(oklch(1 0 0), oklch(0 0 0))', note: undefined }],
      },
      {
        title: 'Sizes',
        text: 'Sizes: in rem.',
        tokens: [{ name: '--text-1', value: '0.75rem', note: '12: captions' }],
      },
    ])
  })

  it('are all on a page', () => {
    const sheet = read('ui-kit/src/theme/tokens.css')
    const declared = new Set([...sheet.matchAll(/^ {4}(--[\w-]+):/gm)].map(([, name]) => name))
    const found = readTokenGroups(sheet).flatMap(({ tokens }) => tokens.map(({ name }) => name))
    expect(new Set(found)).toEqual(declared)
  })
})

describe('where a component is used', () => {
  const usage = readUsage(root)
  const namesOf = (file: string, kind: 'components' | 'patterns' | 'screens') =>
    usage[file]?.[kind].map(({ name }) => name)

  it('is read from imports, also by way of others and of what loads later', () => {
    const banner = 'ui-kit/src/Banner/Banner.stories.tsx'
    expect(namesOf(banner, 'components')).toEqual(['Form'])
    expect(namesOf(banner, 'patterns')).toContain('Offer form')
    // The form of an offer is loaded when its panel opens.
    expect(namesOf(banner, 'screens')).toContain('Offer')
    expect(usage[banner]?.isInFrame).toBe(true)
  })

  it('does not count what the kit imports for itself', () => {
    expect(namesOf('ui-kit/src/ListBox/ListBox.stories.tsx', 'components')).toEqual([
      'ComboBox',
      'MultiSelect',
      'Select',
    ])
    expect(namesOf('ui-kit/src/ListBox/ListBox.stories.tsx', 'screens')).toEqual([])
  })
})
