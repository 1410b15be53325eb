export * from './AttachBrief.tsx'
