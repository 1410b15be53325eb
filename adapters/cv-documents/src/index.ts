export { cvPageOf } from './cv-page.ts'
