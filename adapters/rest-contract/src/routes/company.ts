import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { companyForm } from '../wire/company.ts'
import { profileImage } from '../wire/user.ts'
import { tooLargePicture } from './shared-problems.ts'
import { mobileCheck } from './shared-checks.ts'

/** The company's own profile. Rules: COMP-1, COMP-9. */
export const companyRoutes = {
  saveCompany: route({
    ...routeIndex.saveCompany,
    summary: 'Save the company’s profile; only the fields that are present',
    checks: [mobileCheck, '`website` may also be in capital letters.'],
    access: 'session',
    who: 'employer',
    right: 'company',
    body: companyForm,
    success: { status: 204 },
    problems: {},
    examples: {
      body: { name: 'Kestrel Freight', website: 'kestrelfreight.example', email: 'office@kestrelfreight.example' },
    },
  }),
  setCompanyImage: route({
    ...routeIndex.setCompanyImage,
    summary: 'Set the company’s image: 5 MB at most, 200 px or more',
    access: 'session',
    who: 'employer',
    right: 'company',
    rateLimit: 'upload',
    success: { status: 200, body: profileImage },
    problems: tooLargePicture,
    examples: { reply: { profile_image: '/v0/files/pictures/0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b06-512.webp' } },
  }),
}
