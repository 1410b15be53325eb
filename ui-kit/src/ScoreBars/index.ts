export * from './ScoreBars.tsx'
