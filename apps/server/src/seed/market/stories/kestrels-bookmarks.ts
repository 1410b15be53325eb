import type { StoryBookmark } from '../stories.types.ts'
import type { StoryClock } from './story-builders.ts'

/** Kestrel Freight's bookmarks. */
export const kestrelsBookmarks = ({ ago }: StoryClock): readonly StoryBookmark[] => [
  {
    companyKey: 'kestrel',
    addedByKey: 'priya',
    contractorKey: 'thandeka',
    note: 'Strong on dbt. Ask about month-end close at Harbourline.',
    addedAt: ago(11),
  },
  { companyKey: 'kestrel', addedByKey: 'dana', contractorKey: 'rajesh', note: null, addedAt: ago(14) },
  {
    companyKey: 'kestrel',
    addedByKey: 'dana',
    contractorKey: 'zanele',
    note: 'Second choice for the billing pipeline, if Thandeka can’t start in December.',
    addedAt: ago(17),
  },
  { companyKey: 'kestrel', addedByKey: 'priya', contractorKey: 'naledi', note: null, addedAt: ago(23) },
  {
    companyKey: 'kestrel',
    addedByKey: 'dana',
    contractorKey: 'aaliyah',
    note: 'Bills in dollars, so no conversion for us.',
    addedAt: ago(30),
  },
  { companyKey: 'kestrel', addedByKey: 'priya', contractorKey: 'sipho', note: null, addedAt: ago(37) },
]
