export * from './DatePicker.tsx'
export * from './long-date.ts'
