import { describe, expect, it } from 'vitest'
import { aProfile, listsFixture, TEST_NOW, VETTER } from '../../../testing/index.ts'
import { LIST_ENTRIES_MAX, shippedEntry } from '../../reference/index.ts'
import { addDays } from '../../shared/index.ts'
import { mayOperate, OPERATOR_ROLES } from '../operators/operator-rights.ts'
import { closestEntry } from './closest-entry.ts'
import { UNLISTED_WORDS_MAX } from './read-list-entries.ts'

const actor = VETTER
const skills = { actor, list: 'skills' } as const
const refused = (problem: string) => ({ ok: false, problem })
const uuidOf = (number: number): string => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
const personWith = (number: number, ...own: readonly string[]) =>
  aProfile({ uuid: uuidOf(number), skills: own, workExperiences: [], status: 'reviewed', vettingStatus: 'approved' })

describe('merging entries', () => {
  // MOD-12, MOD-76
  it.each(OPERATOR_ROLES)('is for those who manage lists: %s', async (role) => {
    const { merge } = listsFixture()
    expect(await merge({ ...skills, actor: { ...actor, role }, from: 'React.js', into: 'react' })).toMatchObject(
      mayOperate(role, 'manage-lists') ? { ok: true } : refused('forbidden'),
    )
  })

  // MOD-76
  it('gives people the entry in place of the word, each once, and nobody is new or changed', async () => {
    const before = personWith(1, 'Kafka', 'react.js', 'React', 'Own word')
    const { audit, merge, outbox, profile, read, respell } = listsFixture(
      { ...before, updatedAt: addDays(TEST_NOW, -9) },
      personWith(2, 'ReactJS'),
    )
    expect(await merge({ ...skills, from: 'React.js', into: 'react' })).toMatchObject({
      value: { code: 'react', label: 'React' },
    })
    await merge({ ...skills, from: ' reactJS ', into: 'react' })
    await respell({ list: 'skills' })
    expect(await profile(uuidOf(1))).toEqual({
      ...before,
      skills: ['Kafka', 'React', 'Own word'],
      updatedAt: addDays(TEST_NOW, -9),
    })
    expect((await profile(uuidOf(2)))?.skills).toEqual(['React'])
    expect(outbox.ofType('list-changed')).toHaveLength(2)
    expect(audit.entries()).toMatchObject([
      { action: 'list-entries-merged', details: { list: 'skills', code: 'react', from: 'React.js', label: 'React' } },
      { details: { from: 'reactJS' } },
    ])
    const listed = await read(skills)
    expect(listed.ok && listed.value.entries.filter(({ mergedInto }) => mergedInto !== null)).toMatchObject([
      { label: 'React.js', isRetired: true, people: 0 },
      { label: 'reactJS', isRetired: true, people: 0 },
    ])
  })

  // MOD-76
  it('takes what was merged before along, and can be taken back for those who come later', async () => {
    const { add, change, merge, profile, respell } = listsFixture(personWith(1, 'ReactJS'), personWith(2, 'React.js'))
    await merge({ ...skills, from: 'ReactJS', into: 'react-js' })
    await merge({ ...skills, from: 'React.js', into: 'react' })
    await respell({ list: 'skills' })
    expect([(await profile(uuidOf(1)))?.skills, (await profile(uuidOf(2)))?.skills]).toEqual([['React'], ['React']])
    expect(await add({ ...skills, industry: null, label: 'react.JS' })).toMatchObject({
      details: { label: [expect.stringContaining('restore')] },
    })
    const restored = { ...skills, code: 'react-js', label: 'React.js', industry: null, isRetired: false }
    expect(await change(restored)).toMatchObject({ value: { isRetired: false, mergedInto: null } })
    await respell({ list: 'skills' })
    expect((await profile(uuidOf(2)))?.skills).toEqual(['React'])
  })

  // MOD-76
  it('refuses what is gone, retired, the same or nothing, and changes nothing then', async () => {
    const { audit, change, lists, merge } = listsFixture()
    const same = { problem: 'invalid', details: { from: ['These are the same already'] } }
    expect(await merge({ ...skills, from: 'React', into: 'gone' })).toEqual(refused('not-found'))
    expect(await merge({ ...skills, from: 'REACT', into: 'react' })).toMatchObject(same)
    expect(await merge({ ...skills, from: ' ', into: 'react' })).toMatchObject({
      details: { from: ['Value is required'] },
    })
    expect(await merge({ ...skills, from: '!?', into: 'react' })).toMatchObject({ problem: 'invalid' })
    expect(audit.entries()).toEqual([])
    await change({ ...skills, code: 'kafka', label: 'Kafka', industry: null, isRetired: true })
    expect(await merge({ ...skills, from: 'React', into: 'kafka' })).toEqual(refused('not-found'))
    await merge({ ...skills, from: 'React.js', into: 'react' })
    expect(await merge({ ...skills, from: 'React.js', into: 'react' })).toMatchObject(same)
    expect(await merge({ ...skills, from: 'React', into: 'react-js' })).toEqual(refused('not-found'))
    const many = Array.from({ length: LIST_ENTRIES_MAX.skills - 4 }, (_, at) => shippedEntry(`Skill ${at}`))
    await lists.save(...many.map((entry) => ({ ...entry, list: 'skills' as const })))
    // mergeListEntries needs an entry for a new word, none for one that is there.
    expect(await merge({ ...skills, from: 'Zymurgy', into: 'react' })).toEqual(refused('list-full'))
    expect(await merge({ ...skills, from: 'C++', into: 'react' })).toMatchObject({ ok: true })
  })
})

describe('words that no list has', () => {
  // MOD-77
  it('are those of two people or more, however they spell it, the most frequent first, without who', async () => {
    const { read } = listsFixture(
      personWith(1, 'Malting', 'Zymurgy', 'Hops'),
      personWith(2, 'zymurgy', 'Malting', 'kafka'),
      personWith(3, 'Zymurgy'),
    )
    expect(await read(skills)).toMatchObject({
      value: {
        unlisted: [
          { text: 'Zymurgy', people: 3 },
          { text: 'Malting', people: 2 },
        ],
      },
    })
  })

  // MOD-77
  it('are not endless, and there are none of industries', async () => {
    const words = Array.from({ length: UNLISTED_WORDS_MAX + 5 }, (_, at) => `Word ${at}`)
    const { read } = listsFixture(personWith(1, ...words), personWith(2, ...words))
    expect(await read(skills)).toMatchObject({ value: { unlisted: { length: UNLISTED_WORDS_MAX } } })
    expect(await read({ actor, list: 'industries' })).toMatchObject({ value: { unlisted: [] } })
  })

  // MOD-77
  it.each([
    ['ReactJS', 'React.js'],
    ['react', 'React'],
    ['Pyhton', 'Python'],
    ['PostgreSQL 16', 'PostgreSQL'],
    ['Postgres', 'PostgreSQL'],
    ['C', null],
    ['Zymurgy', null],
    ['!', null],
  ])('begin with the closest entry when they are merged: %s', (word, label) => {
    const entries = ['C++', 'PostgreSQL', 'Python', 'React', 'React Native', 'React.js'].map((one) => ({ label: one }))
    expect(closestEntry(entries, word)?.label ?? null).toBe(label)
  })
})
