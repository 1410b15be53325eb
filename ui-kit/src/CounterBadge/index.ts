export * from './CounterBadge.tsx'
