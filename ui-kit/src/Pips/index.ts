export * from './Pips.tsx'
