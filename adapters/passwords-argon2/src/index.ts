export { createPasswords } from './create-passwords.ts'
