import { strFromU8, unzipSync } from 'fflate'
import type { Person } from './people.ts'
import type { TestSite } from './test-site.ts'
import { unwrap } from './unwrap.ts'

/** The pages of the copy of somebody's data, who has just signed in; moves the clock on by a minute. */
export async function readExportedPages(site: TestSite, { api }: Person): Promise<readonly string[]> {
  unwrap(await api.requestExport())
  await site.advance('PT1M')
  const { url } = unwrap(await api.readExport())
  const archive = await site.request(url ?? '')
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  return Object.entries(files).flatMap(([name, bytes]) => (name.endsWith('.html') ? [strFromU8(bytes)] : []))
}
