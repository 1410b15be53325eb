import type { SynonymGroups } from '../../src/search/index.ts'

/** The synonyms with which the set is searched. */
export const relevanceSynonyms: SynonymGroups = [
  ['developer', 'dev', 'programmer'],
  ['QA', 'tester', 'quality assurance'],
  ['senior', 'sr'],
  ['PM', 'project manager'],
  ['UX', 'user experience'],
  ['HR', 'human resources'],
  ['R&D', 'research and development'],
  ['SEO', 'search engine optimisation'],
  ['AWS', 'amazon web services'],
  ['C++', 'cpp'],
  ['C#', 'csharp', 'c sharp'],
  ['.NET', 'dotnet', 'dot net'],
  ['Go', 'golang'],
  ['Node', 'node.js', 'nodejs', 'node js'],
  ['React', 'react.js', 'reactjs'],
]
