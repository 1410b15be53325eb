export { createOneTimePasswords } from './create-one-time-passwords.ts'
