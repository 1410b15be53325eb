export * from './DisclosureList.tsx'
