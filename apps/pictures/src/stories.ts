import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story of a built Storybook. */
export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  /** Its file, from the root: `ui-kit/src/Button/Button.stories.tsx`. */
  readonly file: string
}

interface Index {
  readonly entries: Readonly<
    Record<
      string,
      Omit<Story, 'file'> & { readonly type: string; readonly importPath: string; readonly tags?: readonly string[] }
    >
  >
}

/** All stories of a built Storybook that show something: no pages of documents, and none that is for tests alone. */
export function readStories(storybook: string): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as Index
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && !tags?.includes('test-only'))
    .map(({ id, title, name, importPath }) => ({ id, title, name, file: importPath.replace(/^\.\//, '') }))
}

/** Whether one of these texts is in the id, the title or the name of a story; true without texts. */
export const isNamed = (story: Story, texts: readonly string[]): boolean => {
  const words = `${story.id}\n${story.title}\n${story.name}\n${story.title}/${story.name}`.toLowerCase()
  return texts.length === 0 || texts.some((text) => words.includes(text.toLowerCase()))
}
