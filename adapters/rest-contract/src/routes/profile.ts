import { z } from 'zod'
import { workExperienceExample } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { uuid } from '../wire/fields.ts'
import { profileImage, userForm } from '../wire/user.ts'
import { industriesForm, languagesForm, skillsForm, workExperience, workExperienceForm } from '../wire/work-history.ts'
import { notFound, tooLargePicture } from './shared-problems.ts'
import { ownFileCheck, workExperienceChecks } from './shared-checks.ts'

const contractorOnly = { access: 'session', who: 'contractor' } as const
const entryForm = {
  title: 'Analytics engineer',
  company: 'Umoya Energy',
  location: 'Durban',
  description: 'Models of demand for a city.',
  current_work: true,
  start_date: '2022-03-01',
  end_date: null,
  skills: ['Snowflake'],
  existing_skills: ['dbt'],
}
const imageExample = { profile_image: '/v0/files/pictures/0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b06-512.webp' }
const entryAnswer = z.object({ uuid: z.string(), workExperience })

/** A person's own profile. Rules: PROF-5, PROF-7, PROF-10. */
export const profileRoutes = {
  saveUser: route({
    ...routeIndex.saveUser,
    summary: 'Save the main section of a profile, or an employer’s name',
    checks: [ownFileCheck('cv_doc'), 'Before the address is verified, only the name is sent.'],
    access: 'session',
    allowsUnverified: true,
    body: userForm,
    success: { status: 204 },
    problems: {},
    examples: {
      body: {
        first_name: 'Thandeka',
        last_name: 'Mkhize',
        availability: 7,
        contract_min: 90,
        currency: 'ZAR',
        introduction: 'I turn raw events into tables that people trust.',
        job_title: 'Analytics engineer',
        location_title: 'Durban, KwaZulu-Natal, South Africa',
        latitude: -29.8587,
        longitude: 31.0218,
        rate: 900,
        workplace_type: 'Remote',
        opportunity_type: 'any',
        permanent_rate: 1_400_000,
        permanent_currency: 'ZAR',
        cv_doc: null,
        cv_visibility: 'employers',
      },
    },
  }),
  saveIndustries: route({
    ...routeIndex.saveIndustries,
    ...contractorOnly,
    summary: 'Save the industries',
    body: industriesForm,
    success: { status: 200, body: z.object({ industries: z.array(z.string()) }) },
    problems: {},
    examples: {
      body: { list_items: 'Data & Analytics,Information Technology' },
      reply: { industries: ['Data & Analytics', 'Information Technology'] },
    },
  }),
  saveSkills: route({
    ...routeIndex.saveSkills,
    ...contractorOnly,
    summary: 'Add skills to the existing ones, fifteen at most; `replace` makes it the whole list',
    body: skillsForm,
    success: { status: 200, body: z.object({ skills: z.array(z.string()) }) },
    problems: {},
    examples: { body: { list_items: 'dbt,Snowflake' }, reply: { skills: ['SQL', 'dbt', 'Snowflake'] } },
  }),
  saveLanguages: route({
    ...routeIndex.saveLanguages,
    ...contractorOnly,
    summary: 'Save the languages',
    checks: ['Capital letters do not matter.'],
    body: languagesForm,
    success: { status: 200, body: z.object({ languages: z.array(z.string()) }) },
    problems: {},
    examples: { body: { list_items: 'English,isiZulu' }, reply: { languages: ['English', 'isiZulu'] } },
  }),
  setProfileImage: route({
    ...routeIndex.setProfileImage,
    summary: 'Set the profile picture: JPEG, PNG, GIF, AVIF or WebP, 5 MB at most, 200 px or more',
    access: 'session',
    allowsUnverified: true,
    rateLimit: 'upload',
    success: { status: 200, body: profileImage },
    problems: tooLargePicture,
    examples: { reply: imageExample },
  }),
  listWorkExperiences: route({
    ...routeIndex.listWorkExperiences,
    ...contractorOnly,
    summary: 'The own work history, current work first',
    success: { status: 200, body: z.object({ workExperiences: z.array(workExperience) }) },
    problems: {},
    examples: { reply: { workExperiences: [workExperienceExample] } },
  }),
  addWorkExperience: route({
    ...routeIndex.addWorkExperience,
    ...contractorOnly,
    summary: 'Add an entry; the id is a UUID of the caller’s making (a repeat is the same entry) or `new`',
    checks: workExperienceChecks,
    params: z.object({ id: z.string().max(100) }),
    body: workExperienceForm,
    success: { status: 201, body: entryAnswer },
    problems: {},
    examples: {
      body: entryForm,
      reply: { uuid: workExperienceExample.uuid, workExperience: workExperienceExample },
    },
  }),
  replaceWorkExperience: route({
    ...routeIndex.replaceWorkExperience,
    ...contractorOnly,
    summary: 'Replace an entry',
    checks: workExperienceChecks,
    params: z.object({ id: uuid }),
    body: workExperienceForm,
    success: { status: 200, body: entryAnswer },
    problems: notFound,
    examples: {
      body: entryForm,
      reply: { uuid: workExperienceExample.uuid, workExperience: workExperienceExample },
    },
  }),
  removeWorkExperience: route({
    ...routeIndex.removeWorkExperience,
    ...contractorOnly,
    summary: 'Remove an entry',
    params: z.object({ id: uuid }),
    success: { status: 204 },
    problems: notFound,
    examples: {},
  }),
}
