export { AppFrame, type AppFrameProps } from './AppFrame.tsx'
export { NavShortcutList, type NavShortcut } from './NavShortcutList.tsx'
export { isCurrentPath, type NavItem } from './SideNav.tsx'
