import { describe, expect, it } from 'vitest'
import { tokenizeDocument, foldText, tokenizeQuery } from './index-words.ts'

describe('words of a text', () => {
  it.each([
    ['Senior Software-Engineer, full/stack', ['senior', 'software', 'engineer', 'full', 'stack']],
    ['C++, C# and F#; .NET (ASP.NET) or Node.js.', ['c++', 'c#', 'and', 'f#', '.net', 'asp.net', 'or', 'node.js']],
    ["women's R&D", ['womens', 'r', 'd']],
    ['end...start ..x .5', ['end', 'start', 'x', '.5']],
    ['São Paulo Müller Straße Łódź', ['sao', 'paulo', 'muller', 'strasse', 'lodz']],
    ['한국어 हिन्दी', ['한국어', 'हिन्दी']],
    ['%%% \\ 😀 ++ .', []],
    ['', []],
  ])('of %j are read as they are meant', (text, words) => {
    expect(tokenizeQuery(text)).toEqual(words)
  })

  it('include their parts in documents, each once', () => {
    expect(tokenizeDocument('Node.js node C#')).toEqual(['node.js', 'node', 'js', '.js', 'c#', 'c'])
  })

  it('are cut at 64 letters, in documents and queries alike', () => {
    expect(tokenizeQuery('x'.repeat(100))).toEqual(['x'.repeat(64)])
    expect(tokenizeDocument('x'.repeat(100))).toEqual(['x'.repeat(64)])
  })

  it('are equal however an accent is encoded', () => {
    expect(foldText('e\u0301')).toBe(foldText('\u00e9'))
    expect(foldText('İSTANBUL')).toBe('istanbul')
  })
})
