import { may } from '@guildhall/domain/companies'
import { type TeamRole } from '@guildhall/domain/identity'
import type { Command, CommandPaletteProps } from '@guildhall/ui-kit/CommandPalette'
import { glyphs } from '@guildhall/ui-kit/Icon'
import type { NavItem } from '../shell/AppFrame/index.ts'
import type { SettingsGroup } from '../../shared/components/SettingsFrame/index.ts'
import type { Theme } from '../../shared/theme/theme.ts'
import { say } from '../../shared/i18n/index.ts'

export interface CommandsOf {
  readonly nav: readonly NavItem[]
  readonly settings: readonly SettingsGroup[]
  /** Open conversations: with whom. */
  readonly conversations: readonly { readonly uuid: string; readonly name: string; readonly line: string }[]
  readonly role: TeamRole | null
  readonly go: (href: string) => void
  readonly onTheme: (theme: Theme) => void
  readonly onFirstSteps: () => void
  readonly onHelp: () => void
  readonly onSignOut: () => void
}

/** All that the palette goes to and does, for one person. */
export function commandsOf(of: CommandsOf): CommandPaletteProps['groups'] {
  const to = (id: string, label: string, href: string, rest: Partial<Command> = {}): Command => ({
    id,
    label,
    onAction: () => of.go(href),
    ...rest,
  })
  return [
    {
      id: 'go',
      title: say('Go to'),
      commands: of.nav.map(({ href, label, icon }) =>
        to(`go ${href}`, label, href, { icon, ...(href === '/search-results' ? { keys: '/' } : {}) }),
      ),
    },
    {
      id: 'people',
      title: say('Conversations'),
      commands: of.conversations.map(({ uuid, name, line }) =>
        to(`conversation ${uuid}`, name, `/messages/${uuid}`, { detail: line, icon: glyphs.MessageSquare }),
      ),
    },
    {
      id: 'settings',
      title: say('Settings'),
      commands: of.settings.flatMap(({ items }) =>
        items
          .filter(({ href }) => !of.nav.some((item) => item.href === href))
          .map(({ id, label, href, icon }) => to(`settings ${id}`, label, href, { icon })),
      ),
    },
    {
      id: 'do',
      title: say('Do'),
      commands: [
        ...(may(of.role, 'company')
          ? [to('invite', say('Invite people to the team'), '/settings/invite-member', { icon: glyphs.UserPlus })]
          : []),
        ...(of.role === null
          ? []
          : [
              { id: 'first-steps', label: say('Getting started'), icon: glyphs.CircleCheck, onAction: of.onFirstSteps },
            ]),
        { id: 'light', label: say('Light theme'), icon: glyphs.Sun, onAction: () => of.onTheme('light') },
        { id: 'dark', label: say('Dark theme'), icon: glyphs.Moon, onAction: () => of.onTheme('dark') },
        { id: 'system', label: say('Theme as the system'), icon: glyphs.Monitor, onAction: () => of.onTheme('system') },
        { id: 'help', label: say('Keys'), icon: glyphs.CircleQuestionMark, keys: '?', onAction: of.onHelp },
        { id: 'sign-out', label: say('Sign out'), icon: glyphs.LogOut, onAction: of.onSignOut },
      ],
    },
  ]
}
