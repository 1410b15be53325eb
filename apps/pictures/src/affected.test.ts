import { describe, expect, it } from 'vitest'
import { affectedStories, type Importers } from './affected.ts'

const story = (file: string) => ({ id: file, title: file, name: 'Default', file })
const stories = [story('ui-kit/Button.stories.tsx'), story('web/Search.stories.tsx')]
const graph: Importers = new Map([
  ['ui-kit/tokens.css', ['.storybook/preview.tsx']],
  ['ui-kit/Button.tsx', ['ui-kit/Button.stories.tsx', 'web/Search.tsx']],
  ['web/Search.tsx', ['web/Search.stories.tsx']],
  ['web/words.ts', ['web/Search.tsx']],
  ['ui-kit/Button.stories.tsx', ['virtual:stories']],
  ['web/Search.stories.tsx', ['virtual:stories']],
])
const affected = (...changed: readonly string[]) => affectedStories(stories, changed, [graph]).map(({ file }) => file)

// UI-54
describe('affectedStories', () => {
  it('returns the stories that a file reaches, directly and by others', () => {
    expect(affected('web/words.ts')).toEqual(['web/Search.stories.tsx'])
    expect(affected('ui-kit/Button.tsx')).toEqual(['ui-kit/Button.stories.tsx', 'web/Search.stories.tsx'])
    expect(affected('ui-kit/Button.stories.tsx')).toEqual(['ui-kit/Button.stories.tsx'])
    expect(affected('docs/README.md', '.storybook/accepted-pictures.json')).toEqual([])
  })

  it('returns all for the set-up of Storybook, what it imports, and dependencies', () => {
    for (const file of ['.storybook/main.ts', 'ui-kit/tokens.css', 'package-lock.json'])
      expect(affected(file)).toHaveLength(2)
  })

  it('finds what a file reached only before the change', () => {
    expect(affectedStories(stories, ['web/words.ts'], [graph, new Map()])).toHaveLength(1)
  })
})
