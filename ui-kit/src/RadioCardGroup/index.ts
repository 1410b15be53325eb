export * from './RadioCardGroup.tsx'
