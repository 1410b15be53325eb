import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Area } from './compare.ts'
import type { Finding } from './findings.ts'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** What a close-up shows around what differs, in pixels. */
const margin = 48

/** Cuts a part out of a picture; a picture that does not reach that far stays as it is. */
async function cut(png: Buffer, { left, top, width, height }: Area): Promise<Buffer> {
  const size = await sharp(png).metadata()
  const from = { left: Math.max(0, left - margin), top: Math.max(0, top - margin) }
  const to = {
    right: Math.min(size.width, left + width + margin),
    bottom: Math.min(size.height, top + height + margin),
  }
  if (to.right <= from.left || to.bottom <= from.top) return png
  return sharp(png)
    .extract({ ...from, width: to.right - from.left, height: to.bottom - from.top })
    .png()
    .toBuffer()
}

const kinds = { changed: 'Changed', new: 'New', gone: 'Gone' } as const

/** Writes the page: each story with its pictures before, after and the difference, close up; a click opens the whole picture. */
export async function writeReport(folder: string, findings: readonly Finding[], base: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sections: string[] = []
  for (const [place, finding] of findings.entries()) sections.push(await sectionOf(folder, place, finding))
  const file = join(folder, 'index.html')
  writeFileSync(file, page(sections, findings, base))
  return file
}

async function sectionOf(folder: string, place: number, finding: Finding): Promise<string> {
  const figure = async (label: string, png: Buffer, area: Area | null): Promise<string> => {
    const name = `${place}-${label.toLowerCase()}.png`
    writeFileSync(join(folder, name), png)
    if (area !== null) writeFileSync(join(folder, `close-${name}`), await cut(png, area))
    const shown = area === null ? name : `close-${name}`
    const alt = `${label}: ${finding.name}`
    return `<figure><figcaption>${label}</figcaption><a href="${name}"><img src="${shown}" alt="${escape(alt)}" loading="lazy"></a></figure>`
  }
  const figures =
    finding.kind === 'changed'
      ? [
          await figure('Before', finding.before, finding.difference.area),
          await figure('After', finding.after, finding.difference.area),
          await figure('Difference', finding.difference.png, finding.difference.area),
        ]
      : [
          finding.kind === 'new'
            ? await figure('After', finding.after, null)
            : await figure('Before', finding.before, null),
        ]
  const { story } = finding
  const picture = finding.name.slice(story.id.length + 1)
  const count = finding.kind === 'changed' ? `, ${finding.difference.pixels} pixels` : ''
  return `<section><h2>${escape(`${story.title}: ${story.name}`)}</h2>
<p>${kinds[finding.kind]}${count}, ${escape(picture)}${finding.isAccepted ? ', accepted' : ''}<br>${escape(story.file)}</p>
${finding.isAccepted ? '' : `<p>Intended? <code>npm run pictures -- --accept ${escape(story.id)}</code></p>`}
<div>${figures.join('')}</div></section>`
}

const page = (sections: readonly string[], findings: readonly Finding[], base: string): string => {
  const open = findings.filter(({ isAccepted }) => !isAccepted).length
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${open} pictures differ</title>
<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 110rem; margin: 2rem auto; padding: 0 1rem }
section { border-top: 1px solid color-mix(in srgb, currentcolor 25%, transparent); padding: 1rem 0 }
h1, h2 { font-size: 1.15rem; margin: 0 0 .25rem }
p { margin: 0 0 .5rem }
div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; align-items: start }
figure { margin: 0 }
img { max-width: 100%; border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); background: #8884 }
</style>
<h1>${open} of ${findings.length} pictures that differ from ${escape(base)} are not accepted</h1>
${sections.join('\n')}
</html>
`
}
