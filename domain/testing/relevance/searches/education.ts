import type { RelevanceSearch } from '../search.ts'

const text = 'nurse'

/** That level or a higher one; certificates rank second. */
export const educationSearches: readonly RelevanceSearch[] = [
  {
    name: 'no level is no filter',
    text,
    filters: { educationLevel: 'None' },
    found: ['nell', 'nora', 'nina', 'ned', 'nola', 'nash', 'naomi'],
  },
  {
    name: 'high school is any education',
    text,
    filters: { educationLevel: 'High school' },
    found: ['nell', 'nora', 'nina', 'ned', 'nola', 'naomi'],
  },
  {
    name: 'a certificate or more',
    text,
    filters: { educationLevel: 'Certificate' },
    found: ['nell', 'nora', 'nina', 'ned', 'nola', 'naomi'],
  },
  {
    name: 'a professional certification ranks as a certificate',
    text,
    filters: { educationLevel: 'Professional certification' },
    found: ['nell', 'nora', 'nina', 'ned', 'nola', 'naomi'],
  },
  {
    name: 'a diploma or more',
    text,
    filters: { educationLevel: 'Diploma / Associate degree' },
    found: ['nell', 'nora', 'nina', 'ned', 'naomi'],
  },
  {
    name: "a bachelor's degree or more",
    text,
    why: 'naomi has not completed hers',
    filters: { educationLevel: "Bachelor's degree" },
    found: ['nell', 'nina', 'ned'],
  },
  {
    name: 'honours or more',
    text,
    filters: { educationLevel: 'Honours / Postgraduate diploma' },
    found: ['nina', 'ned'],
  },
  { name: "a master's degree or more", text, filters: { educationLevel: "Master's degree" }, found: ['nina', 'ned'] },
  { name: 'a doctorate', text, filters: { educationLevel: 'Doctorate' }, found: ['ned'] },
]
