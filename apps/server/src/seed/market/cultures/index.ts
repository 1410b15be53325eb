import { asiaAndAfrica } from './asia-and-africa.ts'
import type { Culture } from './culture.ts'
import { europeAndAmericas } from './europe-and-americas.ts'
import { southernAfrica } from './southern-africa.ts'

export type { Culture } from './culture.ts'

/** Every culture by its key in the table of countries. */
export const cultures: Readonly<Record<string, Culture>> = { ...southernAfrica, ...asiaAndAfrica, ...europeAndAmericas }
