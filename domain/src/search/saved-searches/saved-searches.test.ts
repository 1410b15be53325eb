import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContractorActor,
  ana,
  anEmployerActor,
  ben,
  bo,
  cy,
  ravi,
  rita,
  searchFixture,
  TEST_NOW,
  watchUnitOfWork,
} from '../../../testing/index.ts'
import { addMinutes, DependencyUnavailable } from '../../shared/index.ts'
import { addSavedSearch, changeSavedSearch, removeSavedSearch } from './manage-saved-searches.ts'
import { defaultSearch } from '../query/default-search.ts'
import { listSavedSearches } from './list-saved-searches.ts'
import { recordSearch } from '../history/record-search.ts'
import type { SavedSearchForm } from './saved-search-form.ts'

const admin = anEmployerActor()
const recruiter = anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter' })
const colleague = anEmployerActor({ accountUuid: ravi.uuid, role: 'viewer' })
const stranger = anEmployerActor({ accountUuid: bo.uuid, companyUuid: bo.companyUuid })
const form: SavedSearchForm = { name: ' Data ', visibility: 'private', digest: 'none', parameters: defaultSearch }

const setUp = () => {
  const world = searchFixture()
  return {
    ...world,
    add: (actor = recruiter, changes: Partial<SavedSearchForm> = {}) =>
      addSavedSearch(world)({ actor, form: { ...form, ...changes } }),
    change: (actor: typeof admin, uuid: string, changes: Partial<SavedSearchForm>) =>
      changeSavedSearch(world)({ actor, uuid, form: changes }),
    remove: (actor: typeof admin, uuid: string) => removeSavedSearch(world)({ actor, uuid }),
    list: async (actor: typeof admin) => {
      const list = await listSavedSearches(world)({ actor, page: { cursor: null, limit: 50 } })
      return list.ok ? list.value.items : []
    },
  }
}
let world: ReturnType<typeof setUp>
beforeEach(() => {
  world = setUp()
})
const saved = async (changes: Partial<SavedSearchForm> = {}): Promise<string> => {
  const added = await world.add(recruiter, changes)
  return added.ok ? added.value.search.uuid : ''
}
const notFound = { ok: false, problem: 'not-found' }

describe('saved searches', () => {
  // SRCH-36
  it('are saved under a name, as a new one each time', async () => {
    expect(await world.add()).toMatchObject({
      value: { search: { name: 'Data' }, digest: 'none', owner: 'Rita Moreno', mine: true, canChange: true },
    })
    expect(await world.add(recruiter, { name: 'Data two', digest: 'daily' })).toMatchObject({ ok: true })
    expect((await world.list(recruiter)).map(({ digest, search }) => [search.name, digest])).toEqual([
      ['Data two', 'daily'],
      ['Data', 'none'],
    ])
  })

  it('return all errors at once', async () => {
    expect(await world.add(recruiter, { name: '  ', visibility: null, digest: null })).toEqual({
      ok: false,
      problem: 'invalid',
      details: {
        name: ['Value is required'],
        visibility: ['Value is required'],
        digest: ['Value is required'],
      },
    })
    expect(await world.add(recruiter, { name: 'x'.repeat(101) })).toMatchObject({
      details: { name: ['The maximum length allowed is 100'] },
    })
    await saved()
    expect(await world.add(recruiter, { name: 'DATA' })).toMatchObject({
      details: { name: ['You already have a saved search with this name'] },
    })
    expect(await world.add(colleague)).toMatchObject({ ok: true })
  })

  // SRCH-36
  it('are limited to fifty per member', async () => {
    for (let number = 0; number < 50; number += 1) await saved({ name: `Search ${number}` })
    expect(await world.add(recruiter, { name: 'One more' })).toEqual({ ok: false, problem: 'too-many-saved-searches' })
    expect(await world.add(colleague, { name: 'One more' })).toMatchObject({ ok: true })
  })

  it('are not found by others while they are private', async () => {
    const uuid = await saved()
    for (const actor of [admin, colleague, stranger]) {
      expect(await world.list(actor)).toEqual([])
      expect(await world.change(actor, uuid, { digest: 'daily' })).toEqual(notFound)
      expect(await world.remove(actor, uuid)).toEqual(notFound)
    }
  })

  // SRCH-37
  it('can be seen by the team, and changed by the owner and admins', async () => {
    const uuid = await saved({ visibility: 'team' })
    expect(await world.list(colleague)).toMatchObject([{ mine: false, canChange: false, owner: 'Rita Moreno' }])
    expect(await world.change(colleague, uuid, { name: 'Mine' })).toEqual({ ok: false, problem: 'forbidden' })
    expect(await world.remove(colleague, uuid)).toEqual({ ok: false, problem: 'forbidden' })
    expect(await world.change(stranger, uuid, { name: 'Mine' })).toEqual(notFound)
    expect(await world.change(admin, uuid, { name: 'Ours' })).toMatchObject({ value: { search: { name: 'Ours' } } })
    expect(await world.remove(admin, uuid)).toEqual({ ok: true, value: true })
    expect(await world.remove(admin, uuid)).toEqual(notFound)
  })

  // SRCH-37, BASE-13
  it('name their owner, who is read once the change is done', async () => {
    const uuid = await saved({ visibility: 'team' })
    const { isOpen, unitOfWork } = watchUnitOfWork(world.unitOfWork)
    const { companies } = world
    const findMember = async (member: string) => (isOpen() ? null : companies.findMember(member))
    const deps = { ...world, unitOfWork, companies: { find: companies.find, findMember } }
    const change = changeSavedSearch(deps)({ actor: admin, uuid, form: { name: 'Ours' } })
    expect(await change).toMatchObject({ value: { owner: 'Rita Moreno', search: { name: 'Ours' } } })
  })

  // SRCH-37
  it('keep fields that a change omits', async () => {
    const uuid = await saved({ visibility: 'team', parameters: { ...defaultSearch, jobTitle: 'data' } })
    expect(await world.change(recruiter, uuid, { parameters: { ...defaultSearch, jobTitle: 'welder' } })).toMatchObject(
      {
        value: { search: { name: 'Data', visibility: 'team', parameters: { jobTitle: 'welder' } } },
      },
    )
    expect(await world.change(recruiter, uuid, { name: '' })).toMatchObject({ problem: 'invalid' })
    expect(await world.change(recruiter, uuid, { visibility: null })).toMatchObject({ problem: 'invalid' })
  })

  it('mail each reader as often as they choose', async () => {
    const uuid = await saved({ visibility: 'team', digest: 'daily' })
    expect(await world.change(colleague, uuid, { digest: 'weekly' })).toMatchObject({ value: { digest: 'weekly' } })
    expect((await world.list(recruiter))[0]?.digest).toBe('daily')
    expect((await world.list(admin))[0]?.digest).toBe('none')
  })

  it('are for those who may search', async () => {
    for (const actor of [aContractorActor(), anEmployerActor({ role: 'billing' })]) {
      expect(await world.add(actor)).toEqual({ ok: false, problem: 'forbidden' })
    }
    expect(await world.add(anEmployerActor({ verified: false }))).toEqual({ ok: false, problem: 'not-verified' })
  })
})

describe('who is new to a saved search', () => {
  const data = { ...defaultSearch, jobTitle: 'data' }
  const run = (actor = recruiter) => recordSearch(world)({ actor, uuid: null, parameters: data, results: [ana.uuid] })
  const news = async (actor = recruiter) => (await world.list(actor)).map(({ newCount }) => newCount)
  const everybodyChanged = (minutes: number) =>
    world.index.put([ana, ben, cy].map((one) => ({ ...one, updatedAt: addMinutes(TEST_NOW, minutes).getTime() })))
  beforeEach(async () => {
    await everybodyChanged(0)
    await saved({ parameters: { ...data, jobTitle: ' DATA ' }, visibility: 'team' })
  })

  it('is counted since its reader ran that search last', async () => {
    await run()
    expect(await news()).toEqual([0])
    await everybodyChanged(5)
    expect(await news()).toEqual([1])
    world.clock.set(addMinutes(TEST_NOW, 10))
    await run()
    expect(await news()).toEqual([0])
  })

  it('is null if the reader never ran it, and while the index is unavailable', async () => {
    await run()
    await everybodyChanged(5)
    expect(await news(colleague)).toEqual([null])
    const index = {
      countMatches: async (): Promise<never> => {
        throw new DependencyUnavailable('opensearch')
      },
    }
    const list = await listSavedSearches({ ...world, index })({ actor: recruiter, page: { cursor: null, limit: 50 } })
    expect(list).toMatchObject({ value: { items: [{ newCount: null }] } })
  })
})
