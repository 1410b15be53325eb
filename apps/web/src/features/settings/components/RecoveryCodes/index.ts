export { RecoveryCodes } from './RecoveryCodes.tsx'
