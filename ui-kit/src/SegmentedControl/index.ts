export * from './SegmentedControl.tsx'
