import type { ReactNode } from 'react'
import { SkipLink } from '@guildhall/ui-kit/VisuallyHidden'
import styles from './AppFrame.module.css'
import { type NavItem, SideNav } from './SideNav.tsx'
import { TabBar } from './TabBar.tsx'
import { useIsPhone } from '../../../shared/hooks/use-is-phone.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface AppFrameProps {
  readonly items: readonly NavItem[]
  /** The current path, to mark the current link. */
  readonly path: string
  /** Below the links: what the user has saved. */
  readonly kept?: ReactNode
  /** Above the page: the trial banner. */
  readonly banner?: ReactNode
  /** At the bottom of the navigation: the plan's usage, and the user's menu. */
  readonly foot: ReactNode
  /** The last tab on a phone: settings, theme, sign out. */
  readonly more: ReactNode
  /** Opens the command palette. */
  readonly onJump?: (() => void) | undefined
  readonly children: ReactNode
}

/** The frame around every page of a signed-in user: navigation at the side, or five tabs at the bottom of a phone. */
export const AppFrame = ({ items, path, kept, banner, foot, more, onJump, children }: AppFrameProps) => {
  const isPhone = useIsPhone()
  return (
    <div className={styles['app']}>
      <SkipLink targetId="main">{t('Skip to the page')}</SkipLink>
      {!isPhone && <SideNav items={items} path={path} kept={kept} foot={foot} onJump={onJump} />}
      <main id="main" tabIndex={-1} className={styles['main']}>
        {banner}
        {children}
      </main>
      {isPhone && <TabBar items={items.filter((item) => item.isTab)} path={path} more={more} />}
    </div>
  )
}
