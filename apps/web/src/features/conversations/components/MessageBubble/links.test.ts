import { describe, expect, it } from 'vitest'
import { textParts } from './links.ts'

const linksOf = (text: string) =>
  textParts(text)
    .filter(({ href }) => href !== null)
    .map(({ text }) => text)

describe('links in a message', () => {
  // CONV-44
  it('are web and mail addresses, and nothing else', () => {
    expect(linksOf('See https://a.example/x?y=1 or mailto:me@a.example')).toEqual([
      'https://a.example/x?y=1',
      'mailto:me@a.example',
    ])
    expect(linksOf('javascript:alert(1) data:text/html,x ftp://a.example www.a.example')).toEqual([])
  })

  it('leave out the punctuation at the end of a sentence', () => {
    expect(linksOf('It is at https://a.example/x. Fine?')).toEqual(['https://a.example/x'])
    expect(linksOf('(see https://a.example/x)')).toEqual(['https://a.example/x'])
    expect(linksOf('https://a.example/wiki/A_(b)')).toEqual(['https://a.example/wiki/A_(b)'])
  })

  it('leave the text unchanged', () => {
    const text = 'One https://a.example, two <b>https://b.example</b>\nthree javascript:https://c.example'
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it('have only the schemes http, https and mailto', () => {
    for (const { href } of textParts('HTTPS://A.example/ http:// https://[ mailto:x')) {
      expect(href === null || /^(?:https?:\/\/.|mailto:)/.test(href)).toBe(true)
    }
  })
})
