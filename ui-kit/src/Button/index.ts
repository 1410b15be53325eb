export { Button, type ButtonLook, type ButtonProps } from './Button.tsx'
export * from './LinkButton.tsx'
