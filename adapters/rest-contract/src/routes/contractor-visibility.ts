import { z } from 'zod'
import { ENTRY, NOW } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import {
  availability,
  availabilityForm,
  hiddenCompanies,
  hiddenCompany,
  hiddenCompanyForm,
  visibility,
  visibilityForm,
} from '../wire/contractor-visibility.ts'
import { uuid } from '../wire/fields.ts'
import { notFound } from './shared-problems.ts'

const contractors = { access: 'session', who: 'contractor' } as const
const hidden = { uuid: ENTRY, name: 'Umoya Energy', website: 'umoya.example', createdAt: NOW }

/** How contractors control whether they are found. Rules: PROF-22, PROF-23, PROF-24, PROF-31. */
export const contractorVisibilityRoutes = {
  chooseVisibility: route({
    ...routeIndex.chooseVisibility,
    ...contractors,
    summary: 'Leave every search, or come back',
    body: visibilityForm,
    success: { status: 200, body: visibility },
    problems: {},
    examples: { body: { paused: true }, reply: { paused: true } },
  }),
  confirmAvailability: route({
    ...routeIndex.confirmAvailability,
    ...contractors,
    summary: 'Say that one is still available, or when',
    body: availabilityForm,
    success: { status: 200, body: availability },
    problems: {},
    examples: { body: { availability: 30 }, reply: { availability: 30, availabilityConfirmedAt: NOW } },
  }),
  resubmitProfile: route({
    ...routeIndex.resubmitProfile,
    ...contractors,
    summary: 'Send the profile again after changes were asked for or it was rejected',
    success: { status: 200, body: z.object({ vettingStatus: z.string() }) },
    problems: {
      'not-now': { status: 409, message: 'Your profile does not wait to be sent again.' },
      'too-often': { status: 422, message: 'You have sent your profile three times in 30 days.' },
    },
    examples: { reply: { vettingStatus: 'pending' } },
  }),
  listHiddenCompanies: route({
    ...routeIndex.listHiddenCompanies,
    ...contractors,
    summary: 'The companies that one hides from, newest first',
    success: { status: 200, body: hiddenCompanies },
    problems: {},
    examples: { reply: { hiddenCompanies: [hidden] } },
  }),
  hideFromCompany: route({
    ...routeIndex.hideFromCompany,
    ...contractors,
    summary: 'Hide from a company, also from one that is not here yet',
    checks: ['`website` may have letters of any alphabet.'],
    body: hiddenCompanyForm,
    success: { status: 201, body: z.object({ hiddenCompany }) },
    problems: notFound,
    examples: {
      body: { name: 'Umoya Energy', website: 'umoya.example', company_uuid: null },
      reply: { hiddenCompany: hidden },
    },
  }),
  hideFromCurrentEmployers: route({
    ...routeIndex.hideFromCurrentEmployers,
    ...contractors,
    summary: 'Hide from everybody whom one works for now',
    success: { status: 200, body: hiddenCompanies },
    problems: {},
    examples: { reply: { hiddenCompanies: [hidden] } },
  }),
  unhideFromCompany: route({
    ...routeIndex.unhideFromCompany,
    ...contractors,
    summary: 'Let a company find one again',
    params: z.object({ uuid }),
    success: { status: 204 },
    problems: notFound,
    examples: {},
  }),
}
