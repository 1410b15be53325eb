export * from './Stepper.tsx'
