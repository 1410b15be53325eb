import { describe, expect, it, vi } from 'vitest'
import { icons } from '@guildhall/ui-kit/Icon'
import { buildCommands } from './build-commands.ts'

const of = {
  nav: [{ href: '/search-results', label: 'Search', icon: icons.Search, isTab: true }],
  settings: [
    {
      id: 'you',
      title: 'You',
      items: [{ id: 'account', label: 'Account', href: '/settings/account', icon: icons.User }],
    },
  ],
  conversations: [{ uuid: 'c1', name: 'Thandeka Mkhize', line: 'Data engineer' }],
  role: 'admin' as const,
  go: vi.fn<(href: string) => void>(),
  onTheme: vi.fn<() => void>(),
  onFirstSteps: vi.fn<() => void>(),
  onHelp: vi.fn<() => void>(),
  onSignOut: vi.fn<() => void>(),
}
const all = (role: 'admin' | 'viewer' | null) => buildCommands({ ...of, role }).flatMap(({ commands }) => commands)

describe('the commands', () => {
  it('open pages, conversations and settings', () => {
    for (const { id, onAction } of all('admin')) if (/^(go|conversation|settings) /.test(id)) onAction()
    expect(of.go.mock.calls.flat()).toEqual(['/search-results', '/messages/c1', '/settings/account'])
  })
  it('include the invitation for admins only', () => {
    expect(all('admin').some(({ id }) => id === 'invite')).toBe(true)
    expect(all('viewer').some(({ id }) => id === 'invite')).toBe(false)
    expect(all(null).some(({ id }) => id === 'invite')).toBe(false)
  })
  it('have unique ids', () => {
    const ids = buildCommands(of).flatMap(({ id, commands }) => [id, ...commands.map((command) => command.id)])
    expect(new Set(ids).size).toBe(ids.length)
  })
})
