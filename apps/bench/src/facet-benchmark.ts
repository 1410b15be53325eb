import { JOB_TITLE_FACETS_MAX, type FacetHit } from '@guildhall/domain/search'
import { openDirectEngine } from './direct-engine.ts'
import { facetGoals } from './goals.ts'
import { callJson } from './http-client.ts'
import { compare } from './measuring/compare.ts'
import type { Row } from './report.ts'
import type { Setting } from './setting.ts'

/** Spellings that the product reads of a skill, to join them. */
const SPELLINGS = 100
/** Words that somebody types, by the facet that completes them. */
const TYPED = { job_title: 'developer', skills: 'kubernetes' } as const

type Facet = keyof typeof TYPED

/** Compares the completion of a word, letter by letter, through the product with what it asks the engine for it. */
export async function benchFacets(setting: Setting): Promise<readonly Row[]> {
  const engine = await openDirectEngine(setting)
  const rows: Row[] = []
  try {
    for (const facet of ['job_title', 'skills'] as const) {
      for (let length = 1; length <= TYPED[facet].length; length += 1) {
        const text = TYPED[facet].slice(0, length)
        const row = {
          part: 'facets',
          what: `${facet}: ${text}`,
          engine: setting.engine,
          people: setting.people,
        } as const
        const direct = await engine.replay((index) =>
          facet === 'skills' ? index.searchSkills(text, SPELLINGS) : index.searchJobTitles(text, JOB_TITLE_FACETS_MAX),
        )
        if (direct === null) {
          rows.push({ ...row, failure: 'the engine is not asked' })
          continue
        }
        const viaProduct = completeThroughProduct(setting, facet, text)
        assertSameValues(row.what, await viaProduct(), await direct())
        const { cpu, seconds } = setting
        const comparison = await compare(viaProduct, direct, { clients: 1, seconds, cpu })
        rows.push({ ...row, comparison, goals: facetGoals(setting.engine, setting.people, comparison) })
      }
    }
    return rows
  } finally {
    await engine.close()
  }
}

function completeThroughProduct({ login: { search }, serverUrl }: Setting, facet: Facet, facetQuery: string) {
  const headers = { 'x-algolia-application-id': search.applicationId, 'x-algolia-api-key': search.apiKey }
  const url = `${serverUrl}/1/indexes/users/facets/${facet}/query`
  return async (): Promise<readonly FacetHit[]> => {
    const { facetHits } = await callJson<{ facetHits: FacetHit[] }>({
      method: 'POST',
      url,
      headers,
      body: { facetQuery },
    })
    return facetHits
  }
}

/** The product orders and joins what the engine says, but adds nothing. */
function assertSameValues(what: string, ours: readonly FacetHit[], direct: readonly unknown[]): void {
  const said = JSON.stringify(direct)
  const added = ours.filter(({ value }) => !said.includes(JSON.stringify(value)))
  if (ours.length === 0 || added.length > 0)
    throw new Error(`${what}: ${ours.length} values through us, of which the engine does not know ${added.length}`)
}
