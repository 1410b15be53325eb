export { createLeakedPasswords, type LeakedPasswordsOptions } from './create-leaked-passwords.ts'
