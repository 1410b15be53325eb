export * from './ToggleButton.tsx'
