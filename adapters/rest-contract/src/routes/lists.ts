import { TERM_LISTS } from '@guildhall/domain/reference'
import { z } from 'zod'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { offeredList } from '../wire/lists.ts'
import { notFound } from './shared-problems.ts'

/** Lists that people choose from. Rule: REF-26. */
export const listRoutes = {
  readList: route({
    ...routeIndex.readList,
    summary: 'What a list offers; with the ETag of an earlier reply in If-None-Match 304 while nothing has changed',
    access: 'public',
    params: z.object({ list: z.enum(TERM_LISTS) }),
    success: { status: 200, body: offeredList },
    problems: notFound,
    examples: { reply: { entries: [{ code: 'react', label: 'React', industry: 'information-technology' }] } },
  }),
}
