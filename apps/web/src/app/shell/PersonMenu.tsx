import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Menu, type MenuGroup } from '@guildhall/ui-kit/Menu'
import { PlainButton } from '@guildhall/ui-kit/PlainButton'
import { HelpHost } from '../../features/help/index.ts'
import { signOut, useSignedIn } from '../../features/session/index.ts'
import { chooseTheme, readTheme, type Theme } from '../../shared/theme/theme.ts'
import styles from './PersonMenu.module.css'
import { say } from '../../shared/i18n/index.ts'

const themes: readonly { readonly theme: Theme; readonly label: string; readonly icon: typeof glyphs.Sun }[] = [
  { theme: 'system', label: say('As the system'), icon: glyphs.Monitor },
  { theme: 'light', label: say('Light'), icon: glyphs.Sun },
  { theme: 'dark', label: say('Dark'), icon: glyphs.Moon },
]

function useGroups(
  onHelp: () => void,
  onJump?: () => void,
): { readonly groups: readonly MenuGroup[]; readonly selected: string } {
  const queries = useQueryClient()
  const [theme, setTheme] = useState(readTheme)
  const groups: readonly MenuGroup[] = [
    {
      id: 'go',
      actions: [
        ...(onJump === undefined ? [] : [{ id: 'jump', label: say('Jump to'), icon: glyphs.Search, onAction: onJump }]),
        { id: 'notifications', label: say('Notifications'), icon: glyphs.Bell, href: '/notifications' },
        { id: 'settings', label: say('Settings'), icon: glyphs.Settings, href: '/settings/account' },
        { id: 'help', label: say('Help'), icon: glyphs.CircleQuestionMark, onAction: onHelp },
      ],
    },
    {
      id: 'theme',
      title: say('Theme'),
      actions: themes.map((choice) => ({
        id: choice.theme,
        label: choice.label,
        icon: choice.icon,
        onAction: () => {
          chooseTheme(choice.theme)
          setTheme(choice.theme)
        },
      })),
    },
    {
      id: 'leave',
      actions: [{ id: 'sign-out', label: say('Sign out'), icon: glyphs.LogOut, onAction: () => void signOut(queries) }],
    },
  ]
  return { groups, selected: theme }
}

/** The Help form, which comes when it is asked for. */
function useHelp(): { readonly open: () => void; readonly form: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const form = isOpen && (
    <Suspense>
      <HelpHost onClose={close} />
    </Suspense>
  )
  return { open: () => setOpen(true), form }
}

/** Who is signed in, at the foot of the navigation; opens settings, theme and the way out. */
export const PersonMenu = () => {
  const { user, company } = useSignedIn()
  const name = `${user.firstName} ${user.lastName}`.trim()
  const help = useHelp()
  return (
    <>
      <Menu
        label={say('You')}
        placement="top start"
        {...useGroups(help.open)}
        trigger={
          <PlainButton className={styles['person']}>
            <Avatar size="sm" name={name} id={user.uuid} src={user.profileImage} isDecorative />
            <span className={styles['words']}>
              <span className={styles['name']}>{name}</span>
              <span className={styles['company']}>{company?.name ?? say('Contractor')}</span>
            </span>
            <Icon of={glyphs.ChevronDown} size="sm" />
          </PlainButton>
        }
      />
      {help.form}
    </>
  )
}

/** The last tab of a phone: the same menu. */
export const MoreTab = ({ onJump }: { readonly onJump: () => void }) => {
  const help = useHelp()
  return (
    <>
      <Menu
        label={say('More')}
        placement="top end"
        {...useGroups(help.open, onJump)}
        trigger={
          <PlainButton className={styles['more']}>
            <Icon of={glyphs.Menu} />
            <span>{say('More')}</span>
          </PlainButton>
        }
      />
      {help.form}
    </>
  )
}
