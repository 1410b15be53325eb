export * from './Kbd.tsx'
