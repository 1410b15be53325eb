import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const fontFolder = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource-variable/hanken-grotesk/package.json')),
  'files',
)
const read = (sheet: string): string => readFileSync(join(import.meta.dirname, '../ui-kit/src/theme', sheet), 'utf8')

/** The files of our font, which the frame loads beside the manager. */
export const fonts = { from: fontFolder, to: '/fonts' }

/** Declares the order of the cascade layers before any style sheet: a build links those of components before the theme. */
export const previewHead = (head = ''): string => `${head}
<style>
${read('layers.css')}
/* While a story loads: not white in the dark theme. */
.sb-preparing-story,
.sb-preparing-docs {
  background: var(--canvas) !important;
}
</style>`

/** Puts our tokens and font into the frame, where manager.ts reads its colours. */
export const managerHead = (head = ''): string => `${head}
<style>
${read('tokens.css')}
@font-face {
  font-family: 'Hanken Grotesk Variable';
  font-display: swap;
  font-weight: 100 900;
  src: url('./fonts/hanken-grotesk-latin-wght-normal.woff2') format('woff2-variations');
}
</style>`
