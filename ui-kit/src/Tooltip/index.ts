export * from './Tooltip.tsx'
