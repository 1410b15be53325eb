import { describe, expect, it } from 'vitest'
import { hairDrawings } from './hair.ts'
import { renderCompanyMarkSvg, renderMonogramSvg } from './marks.ts'
import { hairStyles, type PortraitSpec } from './portrait-spec.ts'
import { renderPortraitSvg } from './portrait-svg.ts'

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

describe('portraits', () => {
  it('have at least twelve distinct hair styles', () => {
    expect(hairStyles.length).toBeGreaterThanOrEqual(12)
    const drawings = hairStyles.map((hair) => renderPortraitSvg({ ...plain, hair }))
    expect(new Set(drawings).size).toBe(hairStyles.length)
    expect(Object.keys(hairDrawings)).toEqual([...hairStyles])
  })

  it('are the same for the same specification and well-formed', () => {
    expect(renderPortraitSvg(plain)).toBe(renderPortraitSvg({ ...plain }))
    const svg = renderPortraitSvg({ ...plain, hair: 'turban', beard: 'full', collar: 'jacket', mouth: 'open' })
    const opened = svg.match(/<[a-z]+(?=[\s>])/g)?.length ?? 0
    const closed = (svg.match(/\/>/g)?.length ?? 0) + (svg.match(/<\/[a-z]+>/g)?.length ?? 0)
    expect(opened).toBe(closed)
    expect(svg).not.toMatch(/undefined|NaN/)
  })

  it('escape the text of a monogram', () => {
    expect(renderMonogramSvg('<&', 1)).toContain('&lt;&amp;')
    expect(renderMonogramSvg('TM', 0)).not.toBe(renderMonogramSvg('TM', 1))
  })

  it('give a company the same mark each time', () => {
    expect(renderCompanyMarkSvg('Kestrel Freight')).toBe(renderCompanyMarkSvg('Kestrel Freight'))
    expect(renderCompanyMarkSvg('Kestrel Freight')).not.toBe(renderCompanyMarkSvg('Bluegum Health'))
  })
})
