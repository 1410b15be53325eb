import type { ReactNode } from 'react'
import { CounterBadge } from '@guildhall/ui-kit/CounterBadge'
import { type IconType, icons, Icon } from '@guildhall/ui-kit/Icon'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { Link } from '@guildhall/ui-kit/Link'
import { UnstyledButton } from '@guildhall/ui-kit/UnstyledButton'
import { Brand } from '../../../shared/components/Brand/index.ts'
import styles from './AppFrame.module.css'
import { t } from '../../../shared/i18n/index.ts'

/** One place to go. `count` says how many are new there; `isTab` puts it on the phone's bar under its `short` name. */
export interface NavItem {
  readonly href: string
  /** Where every page below counts as this place, when that is not the address itself. */
  readonly below?: string
  readonly label: string
  readonly short?: string
  readonly icon: IconType
  readonly count?: number
  readonly countOf?: string
  readonly isTab: boolean
  readonly isFoot?: boolean
}

/** An address is here when it is this page or one below it. */
export const isHere = (href: string, path: string): boolean => path === href || path.startsWith(`${href}/`)

/** The place that an address belongs to: of several, the one that says it most exactly. */
const placeOf = (items: readonly NavItem[], path: string): NavItem | undefined =>
  items
    .filter((item) => isHere(item.below ?? item.href, path))
    .toSorted((one, other) => (other.below ?? other.href).length - (one.below ?? one.href).length)[0]

export interface SideNavProps {
  readonly items: readonly NavItem[]
  readonly path: string
  readonly kept?: ReactNode
  readonly foot: ReactNode
  /** Opens the commands. */
  readonly onJump?: (() => void) | undefined
}

/** The navigation at the side; folds to icons when the window is narrow, gone on a phone. */
export const SideNav = ({ items, path, kept, foot, onJump }: SideNavProps) => {
  const place = placeOf(items, path)
  return (
    <nav className={styles['nav']} aria-label={t('Main')}>
      <Brand href="/dashboard" />
      {onJump !== undefined && (
        <UnstyledButton className={styles['jump']} onPress={onJump}>
          <Icon icon={icons.Search} size="sm" />
          <span className={styles['label']}>{t('Jump to')}</span>
          <Kbd>Ctrl K</Kbd>
        </UnstyledButton>
      )}
      <ul className={styles['list']}>
        {items
          .filter((item) => item.isFoot !== true)
          .map((item) => (
            <SideNavItem key={item.href} item={item} isCurrent={item === place} />
          ))}
      </ul>
      {kept}
      <div className={styles['foot']}>
        <ul className={styles['list']}>
          {items
            .filter((item) => item.isFoot)
            .map((item) => (
              <SideNavItem key={item.href} item={item} isCurrent={item === place} />
            ))}
        </ul>
        {foot}
      </div>
    </nav>
  )
}

const SideNavItem = ({ item, isCurrent }: { readonly item: NavItem; readonly isCurrent: boolean }) => (
  <li>
    <Link
      variant="plain"
      className={styles['item']}
      href={item.href}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      <Icon icon={item.icon} />
      <span className={styles['label']}>{item.label}</span>
      <CounterBadge count={item.count ?? 0} label={item.countOf} />
    </Link>
  </li>
)
