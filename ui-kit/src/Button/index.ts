export { Button, type ButtonStyleProps, type ButtonProps } from './Button.tsx'
export * from './LinkButton.tsx'
