export * from './DatePicker.tsx'
export * from './format-long-date.ts'
