import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { candidatesKeys } from '../../candidates/index.ts'
import { searchKeys } from './keys.ts'

describe('the people on the map', () => {
  const isStaleAfter = async (key: readonly string[]) => {
    const queries = new QueryClient()
    queries.setQueryData(searchKeys.map('all'), { hits: [] })
    await queries.invalidateQueries({ queryKey: key })
    return queries.getQueryState(searchKeys.map('all'))?.isInvalidated
  }

  // SRCH-27
  it('are read again when somebody is blocked or contacted', async () => {
    expect(await isStaleAfter(candidatesKeys.all)).toBe(true)
  })

  it('are none of the pages of results', async () => {
    expect(await isStaleAfter(candidatesKeys.found)).toBe(false)
  })
})
