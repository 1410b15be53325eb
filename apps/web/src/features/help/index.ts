export { HelpHost } from './lazy.ts'
