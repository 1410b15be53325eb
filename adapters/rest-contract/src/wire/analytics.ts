import { ANALYTICS_PAGES } from '@guildhall/domain/analytics'
import { z } from 'zod'
import { constrained } from './constrained.ts'
import { text, uuid } from './fields.ts'

/** A page that was viewed, by its name, and the random id of a browser that is not signed in. Rules: ANA-3, ANA-4. */
export const pageViewForm = z
  .object({ page: constrained(text, { presence: 'not-empty', enum: ANALYTICS_PAGES }), visitor: uuid })
  .meta({ id: 'PageViewForm' })
