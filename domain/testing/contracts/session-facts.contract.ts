import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChannelStore, NotificationRepository, SessionFactsView, TwoFactorRepository } from '../../src/index.ts'
import { harbourWorks, hiringFixture, rita, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** The session facts of the fixture, over stores that the suite can write to. */
export interface SessionFactsUnderTest {
  readonly sessionFacts: SessionFactsView
  readonly channelStore: Pick<ChannelStore, 'append'>
  readonly notifications: Pick<NotificationRepository, 'savePreferences'>
  readonly twoFactors: Pick<TwoFactorRepository, 'save'>
  close(): Promise<void>
}

const news = { type: 'company-changed', conversationUuid: null, messageUuid: null, at: TEST_NOW.toISOString() } as const
const twoFactor = { accountUuid: thandi.uuid, sealedSecret: 'sealed', confirmedAt: null, lastStep: null }

/** Contract of every view of session facts. */
export function sessionFactsContract(
  name: string,
  create: (world: HiringFixture) => Promise<SessionFactsUnderTest>,
): void {
  describe(`${name} as a view of session facts`, () => {
    let store: SessionFactsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    const untouched = {
      channelSequence: 0,
      preferences: { system: true, newRequests: true, replies: true },
      twoFactor: false,
      employment: null,
    }
    const [thandiProfile, siphoProfile] = hiringFixture.profiles

    it('returns defaults for an account without data', async () => {
      expect(await store.sessionFacts.get(thandi.uuid)).toEqual({
        ...untouched,
        account: thandi,
        profile: thandiProfile,
      })
    })

    it('returns each account’s own data', async () => {
      await store.channelStore.append([thandi.uuid], 'one', news)
      await store.channelStore.append([thandi.uuid], 'two', news)
      await store.notifications.savePreferences(thandi.uuid, { replies: false })
      await store.twoFactors.save({ ...twoFactor, confirmedAt: TEST_NOW })
      expect(await store.sessionFacts.get(thandi.uuid)).toEqual({
        channelSequence: 2,
        preferences: { system: true, newRequests: true, replies: false },
        twoFactor: true,
        account: thandi,
        profile: thandiProfile,
        employment: null,
      })
      expect(await store.sessionFacts.get(sipho.uuid)).toEqual({ ...untouched, account: sipho, profile: siphoProfile })
    })

    it('returns an employer with their place in the company, and nothing for an unknown account', async () => {
      expect(await store.sessionFacts.get(rita.uuid)).toEqual({
        ...untouched,
        account: rita,
        profile: null,
        employment: {
          company: harbourWorks,
          member: expect.objectContaining({ uuid: rita.uuid, companyUuid: harbourWorks.uuid, role: 'recruiter' }),
          billingDetails: null,
        },
      })
      expect(await store.sessionFacts.get(harbourWorks.uuid)).toBeNull()
    })

    it('reports two-step sign-in only once it is confirmed', async () => {
      await store.twoFactors.save(twoFactor)
      expect((await store.sessionFacts.get(thandi.uuid))?.twoFactor).toBe(false)
    })
  })
}
