export { createPasskeys } from './create-passkeys.ts'
