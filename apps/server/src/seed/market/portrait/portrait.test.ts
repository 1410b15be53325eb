import { describe, expect, it } from 'vitest'
import { hairDrawings } from './hair.ts'
import { companyMarkSvg, monogramSvg } from './marks.ts'
import { hairStyles, type PortraitSpec } from './portrait-spec.ts'
import { portraitSvg } from './portrait-svg.ts'

const plain: PortraitSpec = {
  skin: 3,
  hair: 'long',
  hairColour: 2,
  ground: 1,
  clothing: 4,
  collar: 'shirt',
  beard: 'none',
  glasses: 'round',
  earrings: true,
  mouth: 'smile',
}

describe('drawn pictures', () => {
  it('know twelve styles of hair or more, each drawn in its own way', () => {
    expect(hairStyles.length).toBeGreaterThanOrEqual(12)
    const drawings = hairStyles.map((hair) => portraitSvg({ ...plain, hair }))
    expect(new Set(drawings).size).toBe(hairStyles.length)
    expect(Object.keys(hairDrawings)).toEqual([...hairStyles])
  })

  it('are the same for the same specification and well-formed', () => {
    expect(portraitSvg(plain)).toBe(portraitSvg({ ...plain }))
    const svg = portraitSvg({ ...plain, hair: 'turban', beard: 'full', collar: 'jacket', mouth: 'open' })
    const opened = svg.match(/<[a-z]+(?=[\s>])/g)?.length ?? 0
    const closed = (svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\/[a-z]+>/g)?.length ?? 0)
    expect(opened).toBe(closed)
    expect(svg).not.toMatch(/undefined|NaN/)
  })

  it('escape what is written on a monogram', () => {
    expect(monogramSvg('<&', 1)).toContain('&lt;&amp;')
    expect(monogramSvg('TM', 0)).not.toBe(monogramSvg('TM', 1))
  })

  it('give a company the same mark every time', () => {
    expect(companyMarkSvg('Kestrel Freight')).toBe(companyMarkSvg('Kestrel Freight'))
    expect(companyMarkSvg('Kestrel Freight')).not.toBe(companyMarkSvg('Bluegum Health'))
  })
})
