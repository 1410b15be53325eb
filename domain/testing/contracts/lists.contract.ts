import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hiringFixture, type HiringFixture, sipho, thandi } from '../builders/hiring-fixture.ts'
import { shippedEntry } from '../../src/index.ts'
import type { ContractorProfileRepository, ListStore, ProfileTerms, StoredListEntry } from '../../src/index.ts'

/** An empty store of lists, and what the profiles of the fixture have of them. */
export interface ListsUnderTest {
  readonly lists: ListStore
  readonly profiles: Pick<ContractorProfileRepository, 'find' | 'save'>
  readonly profileTerms: ProfileTerms
  close(): Promise<void>
}

const entry = (list: StoredListEntry['list'], label: string, more: Partial<StoredListEntry> = {}): StoredListEntry => ({
  ...shippedEntry(label),
  list,
  ...more,
})

/** Contract of every store of lists, and of every view of what profiles have of them. */
export function listsContract(name: string, create: (world: HiringFixture) => Promise<ListsUnderTest>): void {
  describe(`${name} as a store of lists`, () => {
    let store: ListsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    const byCode = async (): Promise<readonly StoredListEntry[]> =>
      (await store.lists.read()).toSorted((a, b) => (a.code < b.code ? -1 : 1))

    // MOD-75, REF-27
    it('has what was saved last of each entry, and a version that grows', async () => {
      expect([await store.lists.readVersion(), await store.lists.read()]).toEqual([0, []])
      const react = entry('skills', 'React')
      const title = entry('job-titles', 'React', { industry: 'information-technology' })
      await store.lists.save(react, entry('skills', 'Kafka'))
      const first = await store.lists.readVersion()
      await store.lists.save({
        ...react,
        label: 'React d’or',
        isRetired: true,
        mergedInto: 'kafka',
        formerLabels: ['React', '“R”'],
      })
      const second = await store.lists.readVersion()
      const reason = entry('vetting-reasons', 'Too dark', {
        section: 'ProfilePicture',
        message: 'Use a lamp.',
        position: 9,
      })
      await store.lists.save(title, reason)
      expect([first > 0, second > first, (await store.lists.readVersion()) > second]).toEqual([true, true, true])
      expect(await byCode()).toEqual(
        expect.arrayContaining([
          entry('skills', 'Kafka'),
          { ...react, label: 'React d’or', isRetired: true, mergedInto: 'kafka', formerLabels: ['React', '“R”'] },
          title,
          reason,
        ]),
      )
      expect(await store.lists.readForUpdate()).toHaveLength(4)
    })

    // MOD-75
    it('counts the people who have a spelling, and finds them', async () => {
      const save = async (uuid: string, changes: object): Promise<void> => {
        const profile = await store.profiles.find(uuid)
        if (profile !== null) await store.profiles.save({ ...profile, ...changes })
      }
      const given = [{ code: 'not-genuine', section: 'MainProfile', label: 'Is it “you”?' }]
      const [job] = hiringFixture.profiles[0]?.workExperiences ?? []
      await save(thandi.uuid, {
        jobTitle: 'Brewer',
        skills: ['Zymurgy', 'Malt'],
        industries: ['Brewing'],
        vettingReasons: given,
        workExperiences: [{ ...job, skills: ['Hops', 'Malt'] }],
      })
      await save(sipho.uuid, {
        jobTitle: null,
        skills: ['zymurgy', 'Malt'],
        industries: ['Advisory', 'Brewing'],
        workExperiences: [],
      })
      const { profileTerms } = store
      expect((await store.profiles.find(thandi.uuid))?.vettingReasons).toEqual(given)
      expect(await profileTerms.count('vetting-reasons')).toEqual([{ text: 'not-genuine', people: 1 }])
      expect(await profileTerms.count('job-titles')).toEqual([{ text: 'Brewer', people: 1 }])
      expect(await profileTerms.count('skills')).toEqual([
        { text: 'Malt', people: 2 },
        { text: 'Zymurgy', people: 1 },
        { text: 'zymurgy', people: 1 },
      ])
      expect(await profileTerms.count('industries')).toEqual([
        { text: 'Brewing', people: 2 },
        { text: 'Advisory', people: 1 },
      ])
      const [first, last] = [thandi.uuid, sipho.uuid].toSorted() as [string, string]
      const everybody = { after: null, limit: 9 }
      expect(await profileTerms.listSpellings('industries', everybody)).toEqual({
        spellings: ['Advisory', 'Brewing'],
        last,
      })
      expect(await profileTerms.listSpellings('job-titles', everybody)).toEqual({ spellings: ['Brewer'], last })
      expect(await profileTerms.listSpellings('skills', everybody)).toEqual({
        spellings: ['Hops', 'Malt', 'Zymurgy', 'zymurgy'],
        last,
      })
      const ofThandi = ['Hops', 'Malt', 'Zymurgy']
      const ofSipho = ['Malt', 'zymurgy']
      expect(await profileTerms.listSpellings('skills', { after: null, limit: 1 })).toEqual({
        spellings: first === thandi.uuid ? ofThandi : ofSipho,
        last: first,
      })
      expect(await profileTerms.listSpellings('skills', { after: first, limit: 1 })).toEqual({
        spellings: first === thandi.uuid ? ofSipho : ofThandi,
        last,
      })
      expect(await profileTerms.listSpellings('skills', { after: last, limit: 1 })).toEqual({
        spellings: [],
        last: null,
      })
      const page = { after: null, upTo: last }
      expect(await profileTerms.listHolders('industries', ['Advisory'], page)).toEqual([sipho.uuid])
      expect(await profileTerms.listHolders('job-titles', ['Brewer', 'Cook'], page)).toEqual([thandi.uuid])
      expect(await profileTerms.listHolders('skills', ['Hops', 'zymurgy'], page)).toEqual([first, last])
      expect(await profileTerms.listHolders('skills', ['Malt'], { after: null, upTo: first })).toEqual([first])
      expect(await profileTerms.listHolders('skills', ['Malt'], { after: first, upTo: last })).toEqual([last])
      expect(await profileTerms.listHolders('skills', [], page)).toEqual([])
    })
  })
}
