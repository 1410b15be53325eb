import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Menu, type MenuGroup } from '@guildhall/ui-kit/Menu'
import { PlainButton } from '@guildhall/ui-kit/PlainButton'
import { signOut, useSignedIn } from '../session/index.ts'
import { chooseTheme, readTheme, type Theme } from '../theme.ts'
import styles from './PersonMenu.module.css'

const themes: readonly { readonly theme: Theme; readonly label: string; readonly icon: typeof glyphs.Sun }[] = [
  { theme: 'system', label: 'As the system', icon: glyphs.Monitor },
  { theme: 'light', label: 'Light', icon: glyphs.Sun },
  { theme: 'dark', label: 'Dark', icon: glyphs.Moon },
]

function useGroups(): { readonly groups: readonly MenuGroup[]; readonly selected: string } {
  const queries = useQueryClient()
  const [theme, setTheme] = useState(readTheme)
  const groups: readonly MenuGroup[] = [
    {
      id: 'go',
      actions: [
        { id: 'notifications', label: 'Notifications', icon: glyphs.Bell, href: '/notifications' },
        { id: 'settings', label: 'Settings', icon: glyphs.Settings, href: '/settings/account' },
      ],
    },
    {
      id: 'theme',
      title: 'Theme',
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
      actions: [{ id: 'sign-out', label: 'Sign out', icon: glyphs.LogOut, onAction: () => void signOut(queries) }],
    },
  ]
  return { groups, selected: theme }
}

/** Who is signed in, at the foot of the navigation; opens settings, theme and the way out. */
export const PersonMenu = () => {
  const { user, company } = useSignedIn()
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <Menu
      label="You"
      placement="top start"
      {...useGroups()}
      trigger={
        <PlainButton className={styles['person']}>
          <Avatar size="sm" name={name} id={user.uuid} src={user.profileImage} isDecorative />
          <span className={styles['words']}>
            <span className={styles['name']}>{name}</span>
            <span className={styles['company']}>{company?.name ?? 'Contractor'}</span>
          </span>
          <Icon of={glyphs.ChevronDown} size="sm" />
        </PlainButton>
      }
    />
  )
}

/** The last tab of a phone: the same menu. */
export const MoreTab = () => (
  <Menu
    label="More"
    placement="top end"
    {...useGroups()}
    trigger={
      <PlainButton className={styles['more']}>
        <Icon of={glyphs.Menu} />
        <span>More</span>
      </PlainButton>
    }
  />
)
