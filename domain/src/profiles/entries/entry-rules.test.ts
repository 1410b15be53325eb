import { describe, expect, it } from 'vitest'
import { qualificationErrors, toQualification, workExperienceErrors, toWorkExperience } from './entry-rules.ts'

const today = '2026-03-02'
const work = {
  title: 'Engineer',
  company: 'Harbour Works',
  location: '',
  description: null,
  currentWork: false,
  startDate: '2020-01-01',
  endDate: '2021-01-01',
  skills: ['Kafka', 'java'],
  existingSkills: ['Java'],
}

describe('a work entry', () => {
  // PROF-13
  it('needs a title, a company, a start, and an end unless it is current', () => {
    const empty = { ...work, title: ' ', company: '', startDate: '', endDate: null }
    expect(workExperienceErrors(empty, today)).toEqual({
      title: ['Value is required'],
      company: ['Value is required'],
      startDate: ['Value is required'],
      endDate: ['The value is required'],
    })
    expect(workExperienceErrors({ ...work, currentWork: true, endDate: null }, today)).toEqual({})
  })

  // PROF-13
  it.each([
    ['2020-01-01', '2020-01-01', {}],
    ['2020-01-02', '2020-01-01', { endDate: ['The end date must not be before the start date'] }],
    ['2026-03-02', '2026-03-02', {}],
    [
      '2026-03-03',
      '2026-03-03',
      { startDate: ['The date must not be in the future'], endDate: ['The date must not be in the future'] },
    ],
    ['2020-02-30', '2021-01-01', { startDate: ['Value is not a valid date'] }],
  ])('from %s to %s answers %j', (startDate, endDate, errors) => {
    expect(workExperienceErrors({ ...work, startDate, endDate }, today)).toEqual(errors)
  })

  // PROF-13
  it('has no end date while it is current, even if the form has one', () => {
    expect(workExperienceErrors({ ...work, currentWork: true, endDate: '2030-01-01' }, today)).toEqual({})
    expect(toWorkExperience('a', { ...work, currentWork: true }).endDate).toBeNull()
  })

  it('keeps existing skills and adds new ones, without empty texts', () => {
    expect(toWorkExperience('a', work)).toMatchObject({ skills: ['Java', 'Kafka'], location: null, description: null })
  })
})

describe('a qualification', () => {
  const degree = {
    qualification: 'BSc',
    educationType: "Bachelor's degree",
    institution: 'UCT',
    dateGraduated: '2012-12-01',
    currentlyCompleting: false,
  }

  // PROF-14
  it('needs its name, level, institution and date', () => {
    const empty = { ...degree, qualification: '', educationType: '', institution: '', dateGraduated: null }
    expect(qualificationErrors(empty, today)).toEqual({
      qualification: ['Value is required'],
      educationType: ['Value is required'],
      institution: ['Value is required'],
      dateGraduated: ['The value is required'],
    })
  })

  // PROF-14
  it('needs a level of the list and no date in the future', () => {
    expect(qualificationErrors({ ...degree, educationType: 'Wizardry' }, today)).toEqual({
      educationType: ['Value is not one of the options'],
    })
    expect(qualificationErrors({ ...degree, dateGraduated: '2026-03-03' }, today)).toEqual({
      dateGraduated: ['The date must not be in the future'],
    })
  })

  // PROF-14
  it('has no date while it is not completed', () => {
    const running = { ...degree, currentlyCompleting: true, dateGraduated: null }
    expect(qualificationErrors(running, today)).toEqual({})
    expect(toQualification('a', { ...running, dateGraduated: '2012-12-01' }).dateGraduated).toBeNull()
  })
})

describe('a day of the year 0', () => {
  // BASE-4
  it('is invalid, in work and in studies', () => {
    const day = '0000-01-01'
    const work = {
      title: 'A',
      company: 'B',
      location: null,
      description: null,
      currentWork: true,
      endDate: null,
      skills: [],
    }
    expect(workExperienceErrors({ ...work, startDate: day }, today)).toEqual({
      startDate: ['Value is not a valid date'],
    })
    const study = {
      qualification: 'A',
      educationType: "Bachelor's degree",
      institution: 'B',
      currentlyCompleting: false,
    }
    expect(qualificationErrors({ ...study, dateGraduated: day }, today)).toEqual({
      dateGraduated: ['Value is not a valid date'],
    })
  })
})
