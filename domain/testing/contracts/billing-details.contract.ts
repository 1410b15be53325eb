import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BillingDetailsRepository } from '../../src/index.ts'
import { aBillingAddress } from '../builders/billing-details.ts'
import { harbourWorks, hiringFixture, summitLabs, type HiringFixture } from '../builders/hiring-fixture.ts'

/** A repository of billing details in which the companies of the fixture exist. */
export interface BillingDetailsUnderTest {
  readonly billingDetails: BillingDetailsRepository
  close(): Promise<void>
}

/** Contract of every repository of billing details. */
export function billingDetailsContract(
  name: string,
  create: (world: HiringFixture) => Promise<BillingDetailsUnderTest>,
): void {
  describe(`${name} as a repository of billing details`, () => {
    let store: BillingDetailsUnderTest

    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('stores one record per company, unchanged', async () => {
      const { billingDetails } = store
      const details = aBillingAddress()
      expect(await billingDetails.find(harbourWorks.uuid)).toBeNull()
      expect(await billingDetails.add(harbourWorks.uuid, details)).toBe('added')
      expect(await billingDetails.add(harbourWorks.uuid, aBillingAddress({ city: 'Bath' }))).toBe('exists')
      expect(await billingDetails.find(harbourWorks.uuid)).toEqual(details)
      expect(await billingDetails.find(summitLabs.uuid)).toBeNull()
    })

    it('accepts one of two concurrent additions', async () => {
      const both = ['Bath', 'York'].map((city) =>
        store.billingDetails.add(harbourWorks.uuid, aBillingAddress({ city })),
      )
      expect((await Promise.all(both)).toSorted()).toEqual(['added', 'exists'])
    })

    it('changes existing ones only', async () => {
      const { billingDetails } = store
      const bare = aBillingAddress({ vatNumber: null, province: null, postalCode: null, streetNumber: null })
      expect(await billingDetails.save(harbourWorks.uuid, bare)).toBe('missing')
      expect(await billingDetails.find(harbourWorks.uuid)).toBeNull()
      await billingDetails.add(harbourWorks.uuid, aBillingAddress())
      expect(await billingDetails.save(harbourWorks.uuid, bare)).toBe('saved')
      expect(await billingDetails.find(harbourWorks.uuid)).toEqual(bare)
    })
  })
}
