export * from './Badge.tsx'
