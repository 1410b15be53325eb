export * from './PlainButton.tsx'
