import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContractorActor,
  aConversation,
  anEmployerActor,
  fakeAccounts,
  fakeClock,
  fakeCompanies,
  fakeConversations,
  fakeIds,
  fakeTemplates,
  fakeUnitOfWork,
  harbourWorks,
  hiringFixture,
  ravi,
  rita,
  sipho,
  TEST_NOW,
  thandi,
} from '../../../testing/index.ts'
import {
  addTemplate,
  canChangeTemplate,
  listTemplates,
  removeTemplate,
  saveTemplate,
  TEMPLATES_MAX,
} from './manage-templates.ts'
import { fillTemplate, unknownPlaceholders } from './template-text.ts'
import { fillTemplateForRecipient } from './fill-template-for-recipient.ts'

const author = anEmployerActor({ accountUuid: rita.uuid, role: 'recruiter' })
const colleague = anEmployerActor({ accountUuid: ravi.uuid, role: 'recruiter' })
const values = {
  firstName: 'Thandi',
  lastName: 'Nkosi',
  jobTitle: null,
  location: ' ',
  companyName: '{{firstName}} & Co',
  senderFirstName: 'Rita',
  senderLastName: 'Brand',
}

describe('a template’s text', () => {
  it('is filled with known values', () => {
    expect(fillTemplate('Hello {{firstName}}, {{ companyName }} here: {{firstName}}!', values)).toEqual({
      text: 'Hello Thandi, {{firstName}} & Co here: Thandi!',
      missing: [],
    })
  })

  // CONV-54
  it('is not filled if values are missing, each of which is named once', () => {
    expect(fillTemplate('{{jobTitle}} in {{location}}, {{jobTitle}}', values)).toEqual({
      text: null,
      missing: ['jobTitle', 'location'],
    })
  })

  // CONV-53
  it.each([
    ['Hello {{firstName}}', []],
    ['Hello {{salary}} and {{ toString }}', ['salary', 'toString']],
    ['Hello {{firstName}', ['{{']],
    ['Hello {{}}', ['']],
    ['Braces { alone } are words', []],
  ])('%s leaves unknown: %o', (text, unknown) => {
    expect(unknownPlaceholders(text)).toEqual(unknown)
  })
})

describe('templates', () => {
  const setUp = async () => {
    const { hidden, inbox, repository } = fakeConversations()
    await repository.add(aConversation({ status: 'active' }))
    const templates = fakeTemplates()
    const accounts = fakeAccounts(...hiringFixture.accounts)
    const deps = {
      accounts,
      templateRecipients: {
        find: async (uuid: string) =>
          uuid === sipho.uuid
            ? { firstName: 'Sipho', lastName: 'Dube', jobTitle: null, locationTitle: 'Durban' }
            : null,
      },
      clock: fakeClock(TEST_NOW),
      companies: fakeCompanies(hiringFixture.companies, hiringFixture.members),
      hidden,
      ids: fakeIds(),
      inbox,
      templates,
      unitOfWork: fakeUnitOfWork({ accounts, templates }),
    }
    const add = addTemplate(deps)
    return {
      deps,
      accounts,
      templates,
      add: (changes: Partial<Parameters<typeof add>[0]> = {}) =>
        add({ actor: author, name: 'First', text: 'Hello {{firstName}}', team: false, ...changes }),
      save: saveTemplate(deps),
      remove: removeTemplate(deps),
      list: async (actor: typeof author) => {
        const list = await listTemplates(deps)({ actor })
        return list.ok ? list.value.map(({ name }) => name) : list.problem
      },
      fillFor: fillTemplateForRecipient(deps),
    }
  }
  let world: Awaited<ReturnType<typeof setUp>>
  beforeEach(async () => {
    world = await setUp()
  })
  const made = async (changes: Partial<Parameters<typeof world.add>[0]> = {}) => {
    const added = await world.add(changes)
    return added.ok ? added.value.uuid : ''
  }

  // CONV-52
  it('are private or shared with the team', async () => {
    await made()
    await made({ name: 'For all', team: true })
    expect([await world.list(author), await world.list(colleague)]).toEqual([['First', 'For all'], ['For all']])
  })

  it('are for members who may contact', async () => {
    expect(await world.add({ actor: aContractorActor() })).toMatchObject({ problem: 'forbidden' })
    expect(await world.list(anEmployerActor({ role: 'viewer' }))).toBe('forbidden')
  })

  // CONV-52
  it('are counted with their owner locked, so that the limit holds for those that are added at once', async () => {
    const { accounts, deps, templates } = world
    const steps: string[] = []
    const unitOfWork = fakeUnitOfWork({
      accounts: {
        findForUpdate: (uuid: string) => {
          steps.push(`lock ${uuid}`)
          return accounts.findForUpdate(uuid)
        },
      },
      templates: {
        ...templates,
        count: () => {
          steps.push('count')
          return Promise.resolve(TEMPLATES_MAX)
        },
      },
    })
    const form = { name: 'First', text: 'Hello', team: false }
    const refused = { ok: false, problem: 'too-many-templates' }
    expect(await addTemplate({ ...deps, unitOfWork })({ ...form, actor: author })).toEqual(refused)
    expect(steps).toEqual([`lock ${rita.uuid}`, 'count'])
  })

  // CONV-53
  it('return all errors at once', async () => {
    expect(await world.add({ name: ' ', text: 'Hello {{salary}}' })).toMatchObject({
      problem: 'invalid',
      details: { name: ['Value is required'], text: ['There is no placeholder "salary"'] },
    })
    expect(await world.add({ text: 'x'.repeat(4001) })).toMatchObject({
      details: { text: ['The maximum length allowed is 4000'] },
    })
  })

  // CONV-52
  it.each([
    ['its owner', true, author],
    ['a colleague', false, colleague],
    ['an admin', true, anEmployerActor()],
  ])('of the team can be changed by %s: %s', (_, expected, actor) => {
    expect(canChangeTemplate({ ownerUuid: rita.uuid }, actor)).toBe(expected)
  })

  // CONV-52, CONV-53
  it('are not changed by an invalid form', async () => {
    const form = { uuid: await made(), name: '', text: 'Good day', team: false }
    expect(await world.save({ ...form, actor: author })).toMatchObject({ problem: 'invalid' })
    expect(await world.list(author)).toEqual(['First'])
  })

  // CONV-52
  it('are changed by their owner and by admins', async () => {
    const uuid = await made({ team: true })
    const form = { uuid, name: 'Other', text: 'Good day', team: false }
    expect(await world.save({ ...form, actor: colleague })).toMatchObject({ problem: 'not-own' })
    expect(await world.save({ ...form, actor: anEmployerActor(), team: true })).toMatchObject({ ok: true })
    expect(await world.save({ ...form, actor: author })).toMatchObject({ ok: true, value: { name: 'Other' } })
    expect(await world.remove({ actor: colleague, uuid })).toMatchObject({ problem: 'not-found' })
    expect(await world.remove({ actor: author, uuid })).toEqual({ ok: true, value: null })
    expect(await world.remove({ actor: author, uuid })).toMatchObject({ problem: 'not-found' })
  })

  it('are filled for a conversation, or for a candidate before there is one', async () => {
    const templateUuid = await made({ text: 'Dear {{firstName}}, {{senderFirstName}} of {{companyName}}' })
    const { uuid } = aConversation()
    const text = `Dear ${thandi.firstName}, ${rita.firstName} of ${harbourWorks.name}`
    expect(await world.fillFor({ actor: author, templateUuid, to: { type: 'conversation', uuid } })).toEqual({
      ok: true,
      value: { text },
    })
    const to = { type: 'candidate', uuid: sipho.uuid } as const
    expect(await world.fillFor({ actor: author, templateUuid, to })).toMatchObject({
      value: { text: expect.stringContaining('Dear Sipho') },
    })
    expect(await world.fillFor({ actor: colleague, templateUuid, to })).toMatchObject({ problem: 'not-found' })
    const nobody = { type: 'candidate', uuid: 'nobody' } as const
    expect(await world.fillFor({ actor: author, templateUuid, to: nobody })).toMatchObject({
      problem: 'addressee-not-found',
    })
  })

  // CONV-54
  it('are refused if a value is missing', async () => {
    const templateUuid = await made({ text: 'As a {{jobTitle}} in {{location}}' })
    const to = { type: 'candidate', uuid: sipho.uuid } as const
    expect(await world.fillFor({ actor: author, templateUuid, to })).toEqual({
      ok: false,
      problem: 'missing-values',
      details: { missing: ['jobTitle'] },
    })
  })
})
