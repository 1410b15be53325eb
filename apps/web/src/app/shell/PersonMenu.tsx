import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Menu, type MenuSection } from '@guildhall/ui-kit/Menu'
import { UnstyledButton } from '@guildhall/ui-kit/UnstyledButton'
import { HelpHost } from '../../features/help/index.ts'
import { signOut, useSignedIn } from '../../features/session/index.ts'
import { chooseTheme, readTheme, type Theme } from '../../shared/theme/theme.ts'
import { isCurrentPath } from './AppFrame/index.ts'
import styles from './PersonMenu.module.css'
import { t } from '../../shared/i18n/index.ts'

const themes: readonly { readonly theme: Theme; readonly label: string; readonly icon: typeof icons.Sun }[] = [
  { theme: 'system', label: t('As the system'), icon: icons.Monitor },
  { theme: 'light', label: t('Light'), icon: icons.Sun },
  { theme: 'dark', label: t('Dark'), icon: icons.Moon },
]

function useSections(
  onHelp: () => void,
  onJump?: () => void,
): { readonly sections: readonly MenuSection[]; readonly selectedId: string } {
  const queries = useQueryClient()
  const [theme, setTheme] = useState(readTheme)
  const { emailVerified } = useSignedIn().user
  const notifications = { id: 'notifications', label: t('Notifications'), icon: icons.Bell, href: '/notifications' }
  const sections: readonly MenuSection[] = [
    {
      id: 'go',
      items: [
        ...(onJump === undefined ? [] : [{ id: 'jump', label: t('Jump to'), icon: icons.Search, onAction: onJump }]),
        ...(emailVerified ? [notifications] : []),
        { id: 'settings', label: t('Settings'), icon: icons.Settings, href: '/settings/account' },
        { id: 'help', label: t('Help'), icon: icons.CircleQuestionMark, onAction: onHelp },
      ],
    },
    {
      id: 'theme',
      title: t('Theme'),
      items: themes.map((choice) => ({
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
      items: [{ id: 'sign-out', label: t('Sign out'), icon: icons.LogOut, onAction: () => void signOut(queries) }],
    },
  ]
  return { sections, selectedId: theme }
}

/** The Help form, which is loaded when it is opened. A question that was not sent is there when it is opened again. */
function useHelp(): { readonly open: () => void; readonly form: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const [question, setQuestion] = useState('')
  const close = (): void => setOpen(false)
  const form = isOpen && (
    <Suspense>
      <HelpHost start={question} onType={setQuestion} onClose={close} />
    </Suspense>
  )
  return { open: () => setOpen(true), form }
}

/** The signed-in user at the bottom of the navigation; opens a menu with settings, theme and sign-out. */
export const PersonMenu = () => {
  const { user, company } = useSignedIn()
  const name = `${user.firstName} ${user.lastName}`.trim()
  const help = useHelp()
  return (
    <>
      <Menu
        label={t('You')}
        placement="top start"
        {...useSections(help.open)}
        trigger={
          <UnstyledButton className={styles['person']}>
            <Avatar size="sm" name={name} id={user.uuid} src={user.profileImage} isDecorative />
            <span className={styles['words']}>
              <span className={styles['name']}>{name}</span>
              <span className={styles['company']}>{company?.name ?? t('Contractor')}</span>
            </span>
            <Icon icon={icons.ChevronDown} size="sm" />
          </UnstyledButton>
        }
      />
      {help.form}
    </>
  )
}

/** The pages that a phone reaches by its last tab alone. */
const morePages = ['/notifications', '/settings']

export interface MoreTabProps {
  /** Of the page. */
  readonly path: string
  readonly onJump: () => void
}

/** The last tab on a phone, with the same menu. */
export const MoreTab = ({ path, onJump }: MoreTabProps) => {
  const help = useHelp()
  const isCurrent = morePages.some((page) => isCurrentPath(page, path))
  return (
    <>
      <Menu
        label={t('More')}
        placement="top end"
        {...useSections(help.open, onJump)}
        trigger={
          <UnstyledButton className={styles['more']} aria-current={isCurrent}>
            <Icon icon={icons.Menu} />
            <span>{t('More')}</span>
          </UnstyledButton>
        }
      />
      {help.form}
    </>
  )
}
