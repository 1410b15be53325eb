export * from './Card.tsx'
