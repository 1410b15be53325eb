export { createPhoneNumbers } from './create-phone-numbers.ts'
