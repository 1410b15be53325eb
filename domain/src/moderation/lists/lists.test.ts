import { describe, expect, it } from 'vitest'
import { fakeAuditLog, fakeClock, fakeIds, fakeSynonyms, fakeUnitOfWork, TEST_NOW } from '../../../testing/index.ts'
import type { EmptySearch } from '../../search/index.ts'
import { addDays } from '../../shared/index.ts'
import { mayOperate, OPERATOR_ROLES } from '../operators/operator-rights.ts'
import type { OperatorActor } from '../operators/operator.ts'
import { changeSynonyms, SYNONYM_GROUPS_MAX, SYNONYM_MAX_LENGTH, SYNONYMS_MAX } from './change-synonyms.ts'
import { EMPTY_SEARCHES_MAX, listEmptySearches, listSynonyms } from './read-lists.ts'

const actor: OperatorActor = {
  operatorUuid: '01900000-0000-7000-8000-0000000000d1',
  role: 'vetter',
  sessionUuid: '01900000-0000-7000-8000-00000000dd01',
  mustSetUpTwoFactor: false,
}
const shippedSynonyms = [
  ['qa', 'tester', 'quality assurance'],
  ['l&d', 'learning and development'],
]
const refused = (problem: string) => ({ ok: false, problem })
const phrase = (number: number): string => `word${number}`

const setUp = () => {
  const audit = fakeAuditLog()
  const synonyms = fakeSynonyms()
  const deps = {
    clock: fakeClock(TEST_NOW),
    ids: fakeIds(),
    shippedSynonyms,
    synonyms,
    unitOfWork: fakeUnitOfWork({ audit, synonyms }),
  }
  return {
    audit,
    synonyms,
    list: (by = actor) => listSynonyms(deps)({ actor: by }),
    change: (phrases: readonly string[], instead: readonly string[] = [], by = actor) =>
      changeSynonyms(deps)({ actor: by, phrases, instead }),
  }
}

describe('the synonyms of searches', () => {
  // MOD-12, MOD-51
  it.each(OPERATOR_ROLES)('are changed by those who manage lists: %s', async (role) => {
    const { change, list } = setUp()
    const outcome = mayOperate(role, 'manage-lists') ? { ok: true } : refused('forbidden')
    expect(await list({ ...actor, role })).toMatchObject(outcome)
    expect(await change(['zymurgist', 'brewer'], [], { ...actor, role })).toMatchObject(outcome)
  })

  // MOD-51
  it('keep the shipped ones when one is added, changed and removed, and the log has each change', async () => {
    const { audit, change, list } = setUp()
    await change([' Zymurgist', 'brewer', ''])
    expect(await list()).toEqual({ ok: true, value: [...shippedSynonyms, ['zymurgist', 'brewer']] })
    // The order of the phrases does not matter.
    await change(['zymurgist', 'brewer', 'brewmaster'], ['brewer', 'Zymurgist'])
    await change([], shippedSynonyms[0])
    expect(await list()).toEqual({
      ok: true,
      value: [shippedSynonyms[1], ['zymurgist', 'brewer', 'brewmaster']],
    })
    expect(audit.entries()).toMatchObject([
      {
        action: 'synonyms-changed',
        actorUuid: actor.operatorUuid,
        details: { before: [], after: ['zymurgist', 'brewer'] },
      },
      { details: { before: ['brewer', 'Zymurgist'] } },
      { details: { before: shippedSynonyms[0], after: [] } },
    ])
  })

  // MOD-51
  it.each([
    [[], 'At least two'],
    [['alone'], 'At least two'],
    [['one', ' '], 'At least two'],
    [['front-end', 'Front-End'], 'same for a search'],
    [['dev', '!!!'], 'no letters'],
    [['dev', 'x'.repeat(SYNONYM_MAX_LENGTH + 1)], `${SYNONYM_MAX_LENGTH} characters`],
    [Array.from({ length: SYNONYMS_MAX + 1 }, (_, at) => phrase(at)), `${SYNONYMS_MAX} words`],
  ])('refuse %j', async (phrases, message) => {
    const { audit, change } = setUp()
    expect(await change(phrases)).toMatchObject({
      problem: 'invalid',
      details: { phrases: [expect.stringContaining(message)] },
    })
    expect(audit.entries()).toEqual([])
  })

  // MOD-51
  it('are not changed for a group that has gone, and are not endless', async () => {
    const { change, synonyms } = setUp()
    expect(await change(['zymurgist', 'brewer'], ['nothing', 'like it'])).toEqual(refused('not-found'))
    await synonyms.save(Array.from({ length: SYNONYM_GROUPS_MAX }, (_, at) => [phrase(at), `other${at}`]))
    expect(await change(['zymurgist', 'brewer'])).toEqual(refused('too-many-synonyms'))
    expect(await change(['zymurgist', 'brewer'], [phrase(1), 'other1'])).toMatchObject({ ok: true })
  })

  // MOD-51
  it('have a group once', async () => {
    const { change, list } = setUp()
    await change(['learning and development', 'L&D'])
    expect(await list()).toEqual({ ok: true, value: shippedSynonyms })
  })
})

describe('searches without results', () => {
  // MOD-12, MOD-52
  it.each(OPERATOR_ROLES)('are for those who may see them: %s', async (role) => {
    const asked: unknown[] = []
    const history = {
      listWithoutResults: async (since: Date, limit: number): Promise<readonly EmptySearch[]> => {
        asked.push(since, limit)
        return [{ text: 'zymurgist', people: 2, lastAt: TEST_NOW }]
      },
    }
    const list = listEmptySearches({ clock: fakeClock(TEST_NOW), history })
    const may = mayOperate(role, 'see-empty-searches')
    expect(await list({ actor: { ...actor, role } })).toMatchObject(may ? { ok: true } : refused('forbidden'))
    expect(asked).toEqual(may ? [addDays(TEST_NOW, -30), EMPTY_SEARCHES_MAX] : [])
  })
})
