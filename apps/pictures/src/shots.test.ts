import { describe, expect, it } from 'vitest'
import { nameOf, shotsOf } from './shots.ts'

const named = (title: string, viewport: string | null = null, theme: string | null = null) =>
  shotsOf({ title }, { viewport, theme }).map((shot) => nameOf({ id: 'x' }, shot))

// UI-54
describe('shotsOf', () => {
  it('pictures screens on a desk and a phone and components on a desk, in both themes', () => {
    expect(named('Screens/Search')).toEqual(['x desk light', 'x desk dark', 'x phone light', 'x phone dark'])
    expect(named('Kit/Button')).toEqual(['x desk light', 'x desk dark'])
  })

  it('takes the size and the theme that a story sets itself', () => {
    expect(named('Screens/Search', 'narrow')).toEqual(['x narrow light', 'x narrow dark'])
    expect(named('Kit/Button', null, 'dark')).toEqual(['x desk dark'])
  })
})
