import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'

/** A range of a variable font that the styles use. */
export interface AxisRange {
  readonly min: number
  readonly max: number
}

export interface Family {
  /** The package of its files. */
  readonly from: string
  /** Ends the names of its files, after the subset: `wght-normal`. */
  readonly style: string
  /** By the tag of the axis: a range, beyond which a browser takes the nearest that there is, or the only value. */
  readonly axes: Readonly<Record<string, AxisRange | number>>
}

/** The subsets that pages in the product's languages load; others stay as they are. */
const subsets = ['latin', 'latin-ext'] as const

const { resolve } = createRequire(import.meta.url)

/** All characters of a range in CSS: `U+0100-02BA,U+2113`. */
export const charactersOf = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .trim()
        .replace(/^U\+/i, '')
        .split('-')
        .map((digits) => Number.parseInt(digits, 16))
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
    })
    .join('')

/** Writes a font without the parts of its axes that nothing uses, unless that is done; returns the new file. */
async function lighten(file: string, characters: string, { axes }: Family, folder: string): Promise<string> {
  const source = readFileSync(file)
  const key = createHash('sha256').update(source).update(JSON.stringify(axes)).digest('hex').slice(0, 12)
  const lighter = join(folder, key, basename(file))
  if (existsSync(lighter)) return lighter
  mkdirSync(join(folder, key), { recursive: true })
  const written = `${lighter}.${process.pid}`
  writeFileSync(written, await subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: { ...axes } }))
  renameSync(written, lighter)
  return lighter
}

/** Aliases that replace files of variable fonts by lighter ones: the weights and sizes that the styles use, and all characters. */
export async function lighterFonts(
  families: readonly Family[],
  folder: string,
): Promise<readonly { readonly find: string; readonly replacement: string }[]> {
  const files = families.flatMap((family) => subsets.map((subset) => ({ family, subset })))
  return Promise.all(
    files.map(async ({ family, subset }) => {
      const ranges = JSON.parse(readFileSync(resolve(`${family.from}/unicode.json`), 'utf8')) as Record<string, string>
      const name = `${basename(family.from)}-${subset}-${family.style}.woff2`
      const file = resolve(`${family.from}/files/${name}`)
      const replacement = await lighten(file, charactersOf(ranges[subset] ?? ''), family, folder)
      return { find: `./files/${name}`, replacement }
    }),
  )
}
