export * from './SegmentedMeter.tsx'
