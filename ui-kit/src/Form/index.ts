export * from './Form.tsx'
export { focusField } from './focus.ts'
