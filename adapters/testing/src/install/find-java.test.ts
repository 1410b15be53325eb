import { describe, expect, it } from 'vitest'
import { findJava } from './find-java.ts'
import { MissingProgram } from './missing-program.ts'

const versions = new Map([
  ['/old/java', 17],
  ['/new/java', 21],
  ['/newest/java', 25],
])
const versionOf = async (java: string): Promise<number | null> => versions.get(java) ?? null

describe('the search for Java', () => {
  it('skips an older one that comes first', async () => {
    expect(await findJava(async () => ['/none', '/old/java', '/new/java', '/newest/java'], versionOf)).toBe('/new/java')
  })

  it('reports in one line what was found and what to install if none is recent enough', async () => {
    const refusal: unknown = await findJava(async () => ['/old/java', '/old/java'], versionOf).catch(
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(MissingProgram)
    expect(String(refusal)).toMatch(/needs Java 21 or later.*\(\/old\/java is 17\): install a JDK.*TEST_OPENSEARCH_URL/)
    expect(String(refusal)).not.toContain('\n')
  })
})
