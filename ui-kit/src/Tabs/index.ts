export * from './Tabs.tsx'
