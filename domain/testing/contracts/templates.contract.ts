import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../src/index.ts'
import type { MessageTemplate, TemplateRepository } from '../../src/index.ts'
import { harbourWorks, hiringFixture, ravi, rita, summitLabs } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository of templates in which the accounts of the fixture exist. */
export interface TemplatesUnderTest {
  readonly templates: TemplateRepository
  close(): Promise<void>
}

const template = (number: number, changes: Partial<MessageTemplate> = {}): MessageTemplate => ({
  uuid: `01900000-0000-7000-8000-00000000${number.toString(16).padStart(4, '0')}`,
  companyUuid: harbourWorks.uuid,
  ownerUuid: rita.uuid,
  name: `Template ${number}`,
  text: 'Hello {{firstName}}',
  team: false,
  createdAt: TEST_NOW,
  changedAt: TEST_NOW,
  ...changes,
})

/** Contract of every repository of templates. Rule: CONV-52. */
export function templatesContract(name: string, create: (world: HiringFixture) => Promise<TemplatesUnderTest>): void {
  describe(`${name} as a repository of templates`, () => {
    let store: TemplatesUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())
    const addAll = async (...all: readonly MessageTemplate[]) => {
      for (const one of all) await store.templates.add(one)
    }

    it('lists a person’s own templates and the team’s, by name', async () => {
      await addAll(
        template(1, { name: 'Zebra' }),
        template(2, { name: 'Apple', ownerUuid: ravi.uuid, team: true }),
        template(3, { ownerUuid: ravi.uuid }),
        template(4, { companyUuid: summitLabs.uuid, team: true }),
      )
      const names = async (uuid: string) => (await store.templates.list(harbourWorks.uuid, uuid)).map((one) => one.name)
      expect(await names(rita.uuid)).toEqual(['Apple', 'Zebra'])
      expect(await names(ravi.uuid)).toEqual(['Apple', 'Template 3'])
      expect(await store.templates.count(harbourWorks.uuid, ravi.uuid)).toBe(2)
    })

    it('stores, changes and removes a template', async () => {
      await addAll(template(1))
      expect(await store.templates.find(template(1).uuid)).toEqual(template(1))
      const changed = template(1, { name: 'New', text: 'Good day', team: true, changedAt: addDays(TEST_NOW, 1) })
      await store.templates.save(changed)
      expect(await store.templates.find(changed.uuid)).toEqual(changed)
      await store.templates.remove(changed.uuid)
      expect(await store.templates.find(changed.uuid)).toBeNull()
    })
  })
}
