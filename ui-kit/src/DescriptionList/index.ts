export * from './DescriptionList.tsx'
