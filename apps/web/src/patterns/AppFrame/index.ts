export { AppFrame, type AppFrameProps } from './AppFrame.tsx'
export type { NavItem } from './SideNav.tsx'
