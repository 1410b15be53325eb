import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** How many stories a file exports. */
const countStories = (file: string): number =>
  readFileSync(file, 'utf8').match(/^export const \w+: Story\b/gm)?.length ?? 1

/** Splits files of stories into shards; each file, the largest first, goes to the shard that has the fewest stories. */
export function splitEvenly(files: readonly string[], count: number): readonly (readonly string[])[] {
  const shards = Array.from({ length: count }, () => ({ stories: 0, files: [] as string[] }))
  const sized = files.map((file) => ({ file, stories: countStories(file) }))
  for (const { file, stories } of sized.toSorted((a, b) => b.stories - a.stories || a.file.localeCompare(b.file))) {
    const emptiest = shards.reduce((least, shard) => (shard.stories < least.stories ? shard : least))
    emptiest.stories += stories
    emptiest.files.push(file)
  }
  return shards.map((shard) => shard.files)
}

/** Makes shards with about the same number of stories: Vitest shards by a hash of the names, and one core then waits for the other. */
export class EvenShards extends BaseSequencer {
  override async shard(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const { count, index } = this.ctx.config.shard ?? { count: 1, index: 1 }
    const files = new Set(specifications.map(({ moduleId }) => moduleId))
    const chosen = new Set(splitEvenly([...files], count)[index - 1])
    return specifications.filter(({ moduleId }) => chosen.has(moduleId))
  }
}
