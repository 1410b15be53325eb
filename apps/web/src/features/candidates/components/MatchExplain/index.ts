export { MatchExplain, type MatchExplainProps } from './MatchExplain.tsx'
export { type Match, explainCandidateMatch as matchOf, listMetCriteria as metWords } from './match.ts'
