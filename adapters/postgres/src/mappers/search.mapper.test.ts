import { defaultSearch, type SearchParameters } from '@guildhall/domain/search'
import { describe, expect, it } from 'vitest'
import { savedSearchMapper, searchHistoryMapper } from './search.mapper.ts'

const { answersFast, experienceYears, industries, radiusKm, remoteAnywhere, sort, ...earlier } = defaultSearch
const later = { answersFast, experienceYears, industries, radiusKm, remoteAnywhere, sort }
const stored = { ...earlier, jobTitle: 'Nurse' } as SearchParameters
const now = new Date('2026-03-02T09:00:00Z')
const uuid = '01990000-0000-7000-8000-000000000001'

describe('a search that was stored before searches had all criteria', () => {
  // SRCH-30
  it('does not ask for those in the history', () => {
    const row = {
      uuid,
      accountUuid: uuid,
      identity: '[]',
      parameters: stored,
      results: [],
      createdAt: now,
      searchedAt: now,
    }
    expect(searchHistoryMapper.toEntity(row).parameters).toEqual({ ...stored, ...later })
  })

  // SRCH-36
  it('does not ask for those where it is saved', () => {
    const visibility = 'team' as const
    const row = { uuid, companyUuid: uuid, ownerUuid: uuid, name: 'Nurses', visibility, parameters: stored }
    const saved = savedSearchMapper.toEntity({ ...row, createdAt: now, updatedAt: now })
    expect(saved.parameters).toEqual({ ...stored, ...later })
  })
})
