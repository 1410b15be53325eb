export * from './SeatMeter.tsx'
