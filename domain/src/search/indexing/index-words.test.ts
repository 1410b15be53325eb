import { describe, expect, it } from 'vitest'
import { tokenizeDocument, tokenizeName, tokenizeQuery } from './index-words.ts'

describe('words of a text', () => {
  it.each([
    ['Senior Software-Engineer, full/stack', ['senior', 'software', 'engineer', 'full', 'stack']],
    ['C++, C# and F#; .NET (ASP.NET) or Node.js.', ['c++', 'c#', 'and', 'f#', '.net', 'asp.net', 'or', 'node.js']],
    ["women's R&D", ['womens', 'r&d']],
    ['FP&A, Marks&Spencer and UI & UX', ['fp&a', 'marks', 'spencer', 'and', 'ui', 'ux']],
    ['end...start ..x .5', ['end', 'start', 'x', '.5']],
    ['São Paulo Müller Straße Łódź', ['sao', 'paulo', 'muller', 'strasse', 'lodz']],
    ['한국어 हिन्दी', ['한국어', 'हिन्दी']],
    ['%%% \\ 😀 ++ .', []],
    ['', []],
  ])('of %j are read as they are meant', (text, words) => {
    expect(tokenizeQuery(text)).toEqual(words)
  })

  // SRCH-72, SRCH-73, SRCH-74
  it.each([
    ['Node.js node', ['node.js', 'nodejs', 'node', 'js', '.js']],
    ['ASP.NET .NET', ['asp.net', 'aspnet', 'asp', 'net', '.net']],
    ['C# C++ 5+ notepad++', ['c#', 'c++', '5+', '5', 'notepad++', 'notepad']],
    ['R&D FP&A', ['r&d', 'fp&a', 'fp']],
    ['Ph.D.', ['ph.d', 'phd', 'ph']],
    ['front-end front\u2011end', ['front', 'end', 'frontend']],
    ['Front-ends', ['front', 'ends', 'end', 'frontends', 'frontend']],
    ['end-to-end 2019-2022', ['end', 'to', 'endto', 'toend', '2019', '2022']],
  ])('include their parts and other spellings in documents, each once: %j', (text, words) => {
    expect(tokenizeDocument(text)).toEqual(words)
  })

  // SRCH-72
  it('are also joined with their neighbours in names', () => {
    expect(tokenizeName('Power BI of C++')).toEqual(['power', 'bi', 'powerbi', 'of', 'biof', 'c++'])
  })

  it('are cut at 64 letters, in documents and queries alike', () => {
    expect(tokenizeQuery('x'.repeat(100))).toEqual(['x'.repeat(64)])
    expect(tokenizeDocument('x'.repeat(100))).toEqual(['x'.repeat(64)])
  })
})
