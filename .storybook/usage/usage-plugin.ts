import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readUsage } from './read-usage.ts'

const NAME = 'virtual:usage'

/** `virtual:usage`: where each component and pattern is used, read when Storybook starts or is built. */
export const usagePlugin = (): Plugin => ({
  name: 'guildhall-usage',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}`
      ? `export const usage = ${JSON.stringify(readUsage(join(import.meta.dirname, '../..')))}`
      : undefined,
})
