export * from './OptionList.tsx'
