import type { ReactNode } from 'react'
import { type IconType, icons, Icon } from '@guildhall/ui-kit/Icon'
import { IconLink } from '@guildhall/ui-kit/IconButton'
import { Link } from '@guildhall/ui-kit/Link'
import { Text } from '@guildhall/ui-kit/Text'
import styles from './SettingsFrame.module.css'
import { t } from '../../i18n/index.ts'

/** The link to one part of the settings. */
export interface SettingsItem {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly icon: IconType
}

/** Parts under a heading: "You", the company. */
export interface SettingsGroup {
  readonly id: string
  readonly title: string
  readonly items: readonly SettingsItem[]
}

export interface SettingsFrameProps {
  readonly groups: readonly SettingsGroup[]
  /** The id of the part that is open. */
  readonly current: string
  readonly title: string
  readonly lead?: ReactNode
  /** On a phone the menu is a separate page; true shows it instead of the part. */
  readonly showsMenu?: boolean
  /** The address of the menu on a phone. */
  readonly menuHref: string
  readonly children: ReactNode
}

/** The settings: a menu at the side and one part beside it; on a phone one at a time. */
export const SettingsFrame = ({
  groups,
  current,
  title,
  lead,
  showsMenu = false,
  menuHref,
  children,
}: SettingsFrameProps) => (
  <div className={styles['settings']} data-menu={showsMenu || undefined}>
    <nav className={styles['nav']} aria-label={t('Settings')}>
      <Text as="h2" variant="heading" className={styles['name'] ?? ''}>
        {t('Settings')}
      </Text>
      {groups.map((group) => (
        <div key={group.id}>
          <Text variant="caption" className={styles['group'] ?? ''}>
            {group.title}
          </Text>
          <ul>
            {group.items.map((item) => (
              <li key={item.id}>
                <SettingsLink item={item} isCurrent={item.id === current} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul>
        <li>
          <SettingsLink
            item={{ id: 'sign-out', label: t('Sign out'), href: '/logout', icon: icons.LogOut }}
            isCurrent={false}
          />
        </li>
      </ul>
    </nav>
    <div className={styles['view']}>
      <div className={styles['page']}>
        <header className={styles['head']}>
          <IconLink className={styles['back'] ?? ''} label={t('All settings')} icon={icons.ArrowLeft} href={menuHref} />
          <Text as="h1" variant="title">
            {title}
          </Text>
          {lead !== undefined && (
            <Text tone="muted" className={styles['lead'] ?? ''}>
              {lead}
            </Text>
          )}
        </header>
        {children}
      </div>
    </div>
  </div>
)

const SettingsLink = ({ item, isCurrent }: { readonly item: SettingsItem; readonly isCurrent: boolean }) => (
  <Link
    variant="plain"
    className={styles['item']}
    href={item.href}
    {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
  >
    <Icon icon={item.icon} />
    <span className={styles['label']}>{item.label}</span>
    <span className={styles['more']}>
      <Icon icon={icons.ChevronRight} />
    </span>
  </Link>
)
