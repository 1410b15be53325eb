export { FormDrawer, type FormDrawerProps, type FormDrawerState } from './FormDrawer.tsx'
