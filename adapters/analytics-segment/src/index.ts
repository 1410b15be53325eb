export { createSegmentCollector, type SegmentOptions } from './create-segment-collector.ts'
