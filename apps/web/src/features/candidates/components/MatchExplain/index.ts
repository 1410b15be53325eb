export { MatchExplain, type MatchExplainProps } from './MatchExplain.tsx'
export { type Match, matchOf, metWords } from './match.ts'
