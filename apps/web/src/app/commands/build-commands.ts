import { hasPermission } from '@guildhall/domain/companies'
import { type TeamRole } from '@guildhall/domain/identity'
import type { Command, CommandPaletteProps } from '@guildhall/ui-kit/CommandPalette'
import { icons } from '@guildhall/ui-kit/Icon'
import type { NavItem } from '../shell/AppFrame/index.ts'
import type { SettingsGroup } from '../../shared/components/SettingsFrame/index.ts'
import type { Theme } from '../../shared/theme/theme.ts'
import { t } from '../../shared/i18n/index.ts'

export interface CommandContext {
  readonly nav: readonly NavItem[]
  readonly settings: readonly SettingsGroup[]
  /** Open conversations, with the other participant's name. */
  readonly conversations: readonly { readonly uuid: string; readonly name: string; readonly line: string }[]
  readonly role: TeamRole | null
  readonly go: (href: string) => void
  readonly onTheme: (theme: Theme) => void
  readonly onFirstSteps: () => void
  readonly onHelp: () => void
  readonly onSignOut: () => void
}

/** All commands of the palette for one user. */
export function buildCommands(of: CommandContext): CommandPaletteProps['sections'] {
  const to = (id: string, label: string, href: string, rest: Partial<Command> = {}): Command => ({
    id,
    label,
    onAction: () => of.go(href),
    ...rest,
  })
  return [
    {
      id: 'go',
      title: t('Go to'),
      commands: of.nav.map(({ href, label, icon }) =>
        to(`go ${href}`, label, href, { icon, ...(href === '/search-results' ? { shortcut: '/' } : {}) }),
      ),
    },
    {
      id: 'people',
      title: t('Conversations'),
      commands: of.conversations.map(({ uuid, name, line }) =>
        to(`conversation ${uuid}`, name, `/messages/${uuid}`, { description: line, icon: icons.MessageSquare }),
      ),
    },
    {
      id: 'settings',
      title: t('Settings'),
      commands: of.settings.flatMap(({ items }) =>
        items
          .filter(({ href }) => !of.nav.some((item) => item.href === href))
          .map(({ id, label, href, icon }) => to(`settings ${id}`, label, href, { icon })),
      ),
    },
    {
      id: 'do',
      title: t('Do'),
      commands: [
        ...(hasPermission(of.role, 'company')
          ? [to('invite', t('Invite people to the team'), '/settings/invite-member', { icon: icons.UserPlus })]
          : []),
        ...(of.role === null
          ? []
          : [{ id: 'first-steps', label: t('Getting started'), icon: icons.CircleCheck, onAction: of.onFirstSteps }]),
        { id: 'light', label: t('Light theme'), icon: icons.Sun, onAction: () => of.onTheme('light') },
        { id: 'dark', label: t('Dark theme'), icon: icons.Moon, onAction: () => of.onTheme('dark') },
        { id: 'system', label: t('Theme as the system'), icon: icons.Monitor, onAction: () => of.onTheme('system') },
        { id: 'help', label: t('Keys'), icon: icons.CircleQuestionMark, shortcut: '?', onAction: of.onHelp },
        { id: 'sign-out', label: t('Sign out'), icon: icons.LogOut, onAction: of.onSignOut },
      ],
    },
  ]
}
