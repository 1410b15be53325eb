export { Hall, type HallProps } from './Hall.tsx'
