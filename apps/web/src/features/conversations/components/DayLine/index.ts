export * from './DayLine.tsx'
