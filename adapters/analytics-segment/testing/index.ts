export { type SegmentEvent, type SegmentServer, startSegmentServer } from './segment-server.ts'
