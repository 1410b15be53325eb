import type { ReactNode } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Button } from '@guildhall/ui-kit/Button'
import { Icon, icons } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import { Menu, type MenuSection } from '@guildhall/ui-kit/Menu'
import { Text } from '@guildhall/ui-kit/Text'
import { UnstyledButton } from '@guildhall/ui-kit/UnstyledButton'
import { SkipLink } from '@guildhall/ui-kit/VisuallyHidden'
import { Brand } from '../../../../shared/components/Brand/index.ts'
import { t } from '../../../../shared/i18n/index.ts'
import { operatorRoleLabels } from '../../role-labels.ts'
import type { StaffPlace } from '../../staff-nav.ts'
import type { StaffSession } from '../../api/use-staff-session.ts'
import styles from './StaffFrame.module.css'

export interface StaffFrameProps {
  readonly operator: StaffSession['operator']
  readonly places: readonly StaffPlace[]
  /** The current path, to mark the current link. */
  readonly path: string
  /** Above the page: that the session ends soon. */
  readonly banner?: ReactNode
  readonly onSignOut: () => void
  readonly children: ReactNode
}

const isCurrent = (href: string, path: string): boolean => path === href || path.startsWith(`${href}/`)

/** The frame around every page of a signed-in operator: the pages that their role opens, and their own account. Rule: MOD-12. */
export const StaffFrame = ({ operator, places, path, banner, onSignOut, children }: StaffFrameProps) => {
  const role = operatorRoleLabels[operator.role].label
  const sections: readonly MenuSection[] = [
    { id: 'own', items: [{ id: 'account', label: t('Your account'), icon: icons.User, href: '/staff/account' }] },
    { id: 'leave', items: [{ id: 'sign-out', label: t('Sign out'), icon: icons.LogOut, onAction: onSignOut }] },
  ]
  const current = places.find(({ href }) => isCurrent(href, path))
  return (
    <div className={styles['app']}>
      <SkipLink targetId="main">{t('Skip to the page')}</SkipLink>
      <nav className={styles['nav']} aria-label={t('Back office')}>
        <Brand href="/staff" />
        <Text variant="caption" tone="muted" className={styles['where']}>
          {t('Back office, {role}', { role: role.toLowerCase() })}
        </Text>
        <ul className={styles['list']}>
          {places.map(({ href, icon, label }) => (
            <li key={href}>
              <Link
                variant="plain"
                className={styles['item']}
                href={href}
                {...(isCurrent(href, path) ? { 'aria-current': 'page' as const } : {})}
              >
                <Icon icon={icon} />
                <span>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles['phone']}>
          <Menu
            label={t('Pages')}
            placement="bottom start"
            sections={[{ id: 'pages', items: places.map((place) => ({ id: place.href, ...place })) }]}
            trigger={
              <Button fullWidth>
                {current && <Icon icon={current.icon} />}
                <span>{current?.label ?? t('Pages')}</span>
                <Icon icon={icons.ChevronDown} size="sm" />
              </Button>
            }
          />
        </div>
        <div className={styles['foot']}>
          <Menu
            label={t('You')}
            placement="top start"
            sections={sections}
            trigger={
              <UnstyledButton className={styles['person']}>
                <Avatar size="sm" name={operator.name} id={operator.uuid} isDecorative />
                <span className={styles['words']}>
                  <span className={styles['name']}>{operator.name}</span>
                  <span className={styles['role']}>{role}</span>
                </span>
                <Icon icon={icons.ChevronDown} size="sm" />
              </UnstyledButton>
            }
          />
        </div>
      </nav>
      <main id="main" tabIndex={-1} className={styles['main']}>
        {banner}
        {children}
      </main>
    </div>
  )
}

export interface StaffPageProps {
  readonly title: string
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page of the operators: its title, and its parts below each other. */
export const StaffPage = ({ title, aside, children }: StaffPageProps) => (
  <div className={styles['page']}>
    <header className={styles['head']}>
      <Text as="h1" variant="title">
        {title}
      </Text>
      {aside}
    </header>
    {children}
  </div>
)
