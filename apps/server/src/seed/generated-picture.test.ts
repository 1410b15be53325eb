import { describe, expect, it } from 'vitest'
import { generatePicture, markAddress, pictureAddress } from './generated-picture.ts'
import { renderCompanyMarkSvg, renderMonogramSvg } from './market/portrait/marks.ts'
import type { PortraitSpec } from './market/portrait/portrait-spec.ts'
import { renderPortraitSvg } from './market/portrait/portrait-svg.ts'

const portrait: PortraitSpec = {
  skin: 8,
  hair: 'turban',
  hairColour: 8,
  ground: 9,
  clothing: 11,
  collar: 'jacket',
  beard: 'moustache',
  glasses: 'square',
  earrings: true,
  mouth: 'open',
}

const parseKey = (address: string): string => /^\/pictures\/drawn\/([0-9a-z-]+)\.svg$/.exec(address)?.[1] ?? ''

describe('a generated picture', () => {
  it('is reproduced from its address alone', () => {
    expect(generatePicture(parseKey(pictureAddress({ kind: 'portrait', portrait })))).toBe(renderPortraitSvg(portrait))
    const monogram = { kind: 'monogram', initials: 'ŁÖ', cloth: 4 } as const
    expect(generatePicture(parseKey(pictureAddress(monogram)))).toBe(renderMonogramSvg('ŁÖ', 4))
    expect(generatePicture(parseKey(markAddress('Lion’s Head & Co')))).toBe(renderCompanyMarkSvg('Lion’s Head & Co'))
  })

  it.each([
    '',
    'p',
    'p-1',
    'p-9-0-0-0-0-0-0-0-0-0',
    'p-0-0-0-0-0-0-0-0-0-x',
    'm-5-41',
    'm-0',
    'm-0-3c',
    'm-0-110000',
    'c-zz',
    'x-1',
    '../etc',
  ])('is not generated for the key "%s"', (key) => {
    expect(generatePicture(key)).toBeNull()
  })
})
