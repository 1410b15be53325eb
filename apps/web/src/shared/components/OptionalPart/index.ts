export { OptionalPart, type OptionalPartProps } from './OptionalPart.tsx'
