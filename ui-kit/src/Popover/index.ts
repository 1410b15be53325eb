export * from './Popover.tsx'
