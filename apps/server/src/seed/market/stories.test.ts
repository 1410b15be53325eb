import { unknownPlaceholders, REQUEST_EXPIRY_DAYS, OFFER_TEXT_MAX_LENGTH } from '@guildhall/domain/conversations'
import { describe, expect, it } from 'vitest'
import { CAST_SIZE } from './cast/index.ts'
import { demoStories, generateMarket } from './index.ts'

const now = new Date('2026-11-20T12:00:00Z')
const stories = demoStories(now)
const market = generateMarket({ contractors: CAST_SIZE, companies: 7, now })
const contractors = new Set([...market.contractors].map(({ key }) => key))
const companies = new Map(market.companies.map((company) => [company.key, company]))
const isMember = (companyKey: string, memberKey: string) =>
  companies.get(companyKey)?.members.some(({ key }) => key === memberKey) ?? false

describe('the demo stories', () => {
  it('are about people and companies of the market', () => {
    const { conversations, bookmarks, searches, invites, templates } = stories
    expect(
      conversations.filter((one) => !contractors.has(one.contractorKey) || !isMember(one.companyKey, one.senderKey)),
    ).toEqual([])
    expect(
      bookmarks.filter((one) => !contractors.has(one.contractorKey) || !isMember(one.companyKey, one.addedByKey)),
    ).toEqual([])
    expect(searches.filter((one) => !one.viewedKeys.every((key) => contractors.has(key)))).toEqual([])
    expect(invites.filter((one) => !isMember(one.companyKey, one.sentByKey))).toEqual([])
    expect(templates.filter((one) => !isMember(one.companyKey, one.ownerKey))).toEqual([])
    expect(templates.flatMap(({ text }) => unknownPlaceholders(text))).toEqual([])
    const speakers = conversations.flatMap((one) =>
      one.messages.filter(({ from }) => from !== null && from !== one.contractorKey && !isMember(one.companyKey, from)),
    )
    expect(speakers).toEqual([])
  })

  it('keep the rules of a contact request', () => {
    const open = stories.conversations.filter(({ status }) => status === 'pending' || status === 'active')
    const pairs = open.map((one) => `${one.companyKey} ${one.contractorKey}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const one of stories.conversations) {
      expect(one.createdAt <= one.statusAt && one.statusAt <= now).toBe(true)
      const isYoung = now.getTime() - one.createdAt.getTime() < REQUEST_EXPIRY_DAYS * 86_400_000
      expect(one.status !== 'pending' || (isYoung && one.messages.length === 0)).toBe(true)
      expect(one.status === 'declined').toBe(one.declineReason !== null)
      const sent = one.messages.map(({ sentAt }) => sentAt.getTime())
      expect(sent).toEqual([...sent].sort((a, b) => a - b))
      expect(sent.every((moment) => moment >= one.createdAt.getTime() && moment <= now.getTime())).toBe(true)
    }
  })

  it('start after their company joined, and use as many free contacts as the trial counts', () => {
    const early = stories.conversations.filter(
      (one) => (companies.get(one.companyKey)?.createdAt ?? now) > one.createdAt,
    )
    expect(early).toEqual([])
    const trial = companies.get('tallgrass')
    expect(stories.conversations.filter(({ companyKey }) => companyKey === 'tallgrass')).toHaveLength(
      trial?.freeContactsUsed ?? -1,
    )
  })

  it('contain offers that the form would accept', () => {
    for (const { offer, createdAt } of stories.conversations) {
      expect(offer.description.length).toBeLessThanOrEqual(OFFER_TEXT_MAX_LENGTH)
      expect(offer.location.length).toBeGreaterThanOrEqual(2)
      expect(offer.rate).toBeGreaterThanOrEqual(1)
      expect(offer.duration).toBeGreaterThanOrEqual(0.1)
      expect(offer.startDate >= createdAt.toISOString().slice(0, 10)).toBe(true)
    }
  })
})
