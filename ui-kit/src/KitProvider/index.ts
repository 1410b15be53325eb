export * from './KitProvider.tsx'
export { useLocale } from 'react-aria-components'
