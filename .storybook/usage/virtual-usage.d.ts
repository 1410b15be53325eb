declare module 'virtual:usage' {
  import type { Usage } from './usage.ts'

  /** By the path of a file of stories, from the root of the repository. */
  export const usage: Readonly<Record<string, Usage>>
}
