import { QueryClient } from '@tanstack/react-query'
import { findRoute, ROUTES } from '@guildhall/domain/onboarding'
import { describe, expect, it } from 'vitest'
import { createAppRouter } from './router.tsx'

const NOT_FOUND = '/shell/$'

const router = createAppRouter(new QueryClient())
const openedAt = (path: string): string | undefined => router.getMatchedRoutes(path)[2]?.id

// The server answers the developers' pages.
const paths = ROUTES.map(({ path }) => path).filter((path) => path !== '/' && !path.startsWith('/dev/'))

// ONB-16
describe('the router', () => {
  it('has a page for each address of the guard’s table', () => {
    expect(paths.filter((path) => openedAt(path) === NOT_FOUND)).toEqual([])
  })

  it('finds no page at an address in capital letters, which the guard does not know', () => {
    const capital = paths.map((path) => path.toUpperCase())
    expect(capital.filter((path) => findRoute(path) !== null)).toEqual([])
    expect(capital.filter((path) => openedAt(path) !== NOT_FOUND)).toEqual([])
  })
})
