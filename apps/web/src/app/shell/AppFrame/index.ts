export { AppFrame, type AppFrameProps } from './AppFrame.tsx'
export { KeptList, type KeptPlace } from './KeptList.tsx'
export type { NavItem } from './SideNav.tsx'
