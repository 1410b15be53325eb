import { parseArgs } from 'node:util'

export interface Options {
  /** Only stories whose id, title or name contain one of these texts; empty for all. */
  readonly only: readonly string[]
  /** The commit whose pictures are the accepted ones; null for the branch point. */
  readonly base: string | null
  /** Accept what the last run has found instead of taking pictures. */
  readonly accepts: boolean
  /** Also stories that no changed file reaches. */
  readonly all: boolean
}

export const HELP = `npm run pictures -- [OPTION …] [STORY …]

Takes pictures of the stories that a change reaches, light and dark, screens on a desk (1440) and a phone (360), and compares them with those of
the commit that the branch began with. What differs is on a page: before, after and the difference. Exits with 1 if something differs.

  STORY          only stories with this text in their id, title or name: Button, "Staff numbers", kit-button--default
  --accept       accepts the differences of the last run, of all stories or of those named: writes .storybook/accepted-pictures.json
  --base COMMIT  compares with this commit or branch
  --all          all stories, also those that no changed file reaches
  --help         prints this`

/** Reads the options of the command line; null asks for help. Throws for what it does not know. */
export function readOptions(args: readonly string[]): Options | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      accept: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return null
  return { only: positionals, base: values.base ?? null, accepts: values.accept, all: values.all }
}
