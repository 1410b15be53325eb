export { NameFields, type NameFieldsProps, type Names } from './NameFields.tsx'
