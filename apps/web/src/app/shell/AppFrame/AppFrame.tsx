import type { ReactNode } from 'react'
import { SkipLink } from '@guildhall/ui-kit/VisuallyHidden'
import styles from './AppFrame.module.css'
import { type NavItem, SideNav } from './SideNav.tsx'
import { TabBar } from './TabBar.tsx'
import { t } from '../../../shared/i18n/index.ts'

export interface AppFrameProps {
  readonly items: readonly NavItem[]
  /** The address that is open, for marking where one is. */
  readonly path: string
  /** Under the places: what the person keeps. */
  readonly kept?: ReactNode
  /** Above everything on the page: the trial's strip. */
  readonly banner?: ReactNode
  /** At the foot of the navigation: the plan's meter, and the person. */
  readonly foot: ReactNode
  /** The last tab on a phone: settings, theme, sign out. */
  readonly more: ReactNode
  /** Opens the commands. */
  readonly onJump?: (() => void) | undefined
  readonly children: ReactNode
}

/** The house around every page of somebody signed in: navigation at the side, five tabs at the bottom of a phone. */
export const AppFrame = ({ items, path, kept, banner, foot, more, onJump, children }: AppFrameProps) => (
  <div className={styles['app']}>
    <SkipLink targetId="main">{t('Skip to the page')}</SkipLink>
    <SideNav items={items} path={path} kept={kept} foot={foot} onJump={onJump} />
    <main id="main" tabIndex={-1} className={styles['main']}>
      {banner}
      {children}
    </main>
    <TabBar items={items.filter((item) => item.isTab)} path={path} more={more} />
  </div>
)
