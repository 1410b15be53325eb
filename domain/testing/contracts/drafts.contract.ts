import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes, emptyOfferForm } from '../../src/index.ts'
import type { Draft, DraftRepository, DraftSubject } from '../../src/index.ts'
import { aConversation } from '../builders/conversations.ts'
import { hiringFixture, rita, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository of drafts in which the accounts of the fixture, and the conversation of `aConversation`, exist. */
export interface DraftsUnderTest {
  readonly drafts: DraftRepository
  close(): Promise<void>
}

const inConversation: DraftSubject = { type: 'conversation', uuid: aConversation().uuid }
const toSipho: DraftSubject = { type: 'candidate', uuid: sipho.uuid }
const draft = (changes: Partial<Draft> = {}): Draft => ({
  text: 'Good morn',
  offer: null,
  savedAt: TEST_NOW,
  ...changes,
})

/** Contract of every repository of drafts. Rule: CONV-51. */
export function draftsContract(name: string, create: (world: HiringFixture) => Promise<DraftsUnderTest>): void {
  describe(`${name} as a repository of drafts`, () => {
    let store: DraftsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('stores the newest draft per person and subject', async () => {
      const later = draft({ text: 'Good morning', savedAt: addMinutes(TEST_NOW, 1) })
      await store.drafts.save(rita.uuid, inConversation, draft())
      await store.drafts.save(rita.uuid, inConversation, later)
      expect(await store.drafts.find(rita.uuid, inConversation)).toEqual(later)
    })

    it('stores a partly filled form', async () => {
      const half = draft({ text: '', offer: { ...emptyOfferForm, description: 'Build a', rate: 60 } })
      await store.drafts.save(rita.uuid, toSipho, half)
      expect(await store.drafts.find(rita.uuid, toSipho)).toEqual(half)
      await store.drafts.save(rita.uuid, toSipho, draft())
      expect(await store.drafts.find(rita.uuid, toSipho)).toEqual(draft())
    })

    it('separates people and subjects', async () => {
      await store.drafts.save(rita.uuid, inConversation, draft())
      expect(await store.drafts.find(thandi.uuid, inConversation)).toBeNull()
      expect(await store.drafts.find(rita.uuid, toSipho)).toBeNull()
    })

    it('removes a draft, also if there is none', async () => {
      await store.drafts.save(rita.uuid, inConversation, draft())
      await store.drafts.save(rita.uuid, toSipho, draft())
      await store.drafts.remove(rita.uuid, inConversation)
      await store.drafts.remove(rita.uuid, inConversation)
      expect(await store.drafts.find(rita.uuid, inConversation)).toBeNull()
      expect(await store.drafts.find(rita.uuid, toSipho)).toEqual(draft())
    })
  })
}
