import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContractorActor,
  aConversation,
  aMessage,
  anEmployerActor,
  fakeConversations,
  fakeNames,
  fakeConversationSearch,
  sipho,
  thandi,
} from '../../../testing/index.ts'
import { searchConversations } from './search-conversations.ts'
import { excerptAround, hasAllTerms, highlightTerms, toSearchTerms } from './search-terms.ts'

describe('the words of a search', () => {
  // CONV-68
  it('are compared without case and accents, each once, eight at most', () => {
    expect(toSearchTerms('  Émile ÉMILE\ttide  ')).toEqual(['emile', 'tide'])
    expect(toSearchTerms(' \u0000 ')).toEqual([])
    expect(toSearchTerms('a b c d e f g h i')).toHaveLength(8)
    expect(hasAllTerms('The tide tables of Émile', ['emile', 'tid'])).toBe(true)
    expect(hasAllTerms('The tide tables', ['tide', 'chart'])).toBe(false)
  })

  // CONV-69
  it('are parts of their own in a text', () => {
    expect(highlightTerms('Tide tables, tidal', ['tid', 'tables'])).toEqual([
      { text: 'Tid', isMatch: true },
      { text: 'e ', isMatch: false },
      { text: 'tables', isMatch: true },
      { text: ', ', isMatch: false },
      { text: 'tid', isMatch: true },
      { text: 'al', isMatch: false },
    ])
    expect(highlightTerms('ﬁne Émile 🙂x', ['fine', 'emi', '🙂'])).toEqual([
      { text: 'ﬁne', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'Émi', isMatch: true },
      { text: 'le ', isMatch: false },
      { text: '🙂', isMatch: true },
      { text: 'x', isMatch: false },
    ])
    expect(highlightTerms('nothing', ['tide'])).toEqual([{ text: 'nothing', isMatch: false }])
  })

  // CONV-69
  it('never lose or change a character of the text', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 3 }), (written, searched) => {
        const parts = highlightTerms(written, searched.flatMap(toSearchTerms))
        expect(parts.map((part) => part.text).join('')).toBe(written)
      }),
    )
  })

  // CONV-69
  it('are near the beginning of an excerpt', () => {
    expect(excerptAround('With the tide', ['tide'])).toBe('With the tide')
    const long = `${'One word after the other. '.repeat(9)}Then\nthe tide came in.`
    const excerpt = excerptAround(long, ['tide'])
    expect(excerpt).toMatch(/^….{0,12}tide came in\.$/)
    expect(excerptAround(`${'x'.repeat(60)}tide`, ['tide'])).toBe('…tide')
  })
})

describe('searching conversations', () => {
  const setUp = async () => {
    const { inbox, repository } = fakeConversations()
    await repository.add(aConversation({ status: 'active', declineNote: 'secret' }))
    await repository.addMessage(aMessage({ body: 'The tide tables are ready.' }))
    const find = searchConversations({ conversationSearch: fakeConversationSearch(inbox), names: fakeNames() })
    return (text: string, actor = aContractorActor({ accountUuid: thandi.uuid })) =>
      find({ actor, text, page: { cursor: null, limit: 1_000 } })
  }
  let search: Awaited<ReturnType<typeof setUp>>
  beforeEach(async () => {
    search = await setUp()
  })

  // CONV-68
  it('finds by name and by the words of a message, only for those who see them', async () => {
    expect(await search('moreno harbour')).toMatchObject({ value: { items: [{ foundMessage: null }] } })
    expect(await search('TIDE ready')).toMatchObject({
      value: { items: [{ foundMessage: { body: 'The tide tables are ready.' } }] },
    })
    const stranger = aContractorActor({ accountUuid: sipho.uuid })
    expect(await search('tide', stranger)).toEqual({ ok: true, value: { items: [], nextCursor: null } })
  })

  // CONV-5
  it('hides the note of a decline from the company', async () => {
    const found = await search('nkosi', anEmployerActor())
    expect(found).toMatchObject({ value: { items: [{ conversation: { declineNote: null } }] } })
  })

  // CONV-68
  it('finds nothing without words, and refuses what is too long', async () => {
    expect(await search('  ')).toEqual({ ok: true, value: { items: [], nextCursor: null } })
    expect(await search('x'.repeat(101))).toMatchObject({
      ok: false,
      problem: 'invalid',
      details: { q: [expect.any(String)] },
    })
  })
})
