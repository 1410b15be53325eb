export { AppFrame, type AppFrameProps } from './AppFrame.tsx'
export { NavShortcutList, type NavShortcut } from './NavShortcutList.tsx'
export type { NavItem } from './SideNav.tsx'
