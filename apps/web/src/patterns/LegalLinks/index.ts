export * from './LegalLinks.tsx'
