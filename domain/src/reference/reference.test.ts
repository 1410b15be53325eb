import { describe, expect, it } from 'vitest'
import { availabilityOptions, formatAvailability, contractDurationOptions, findDaysLabel } from './work-options.ts'
import { countries, findCountry, topCountries } from './countries.ts'
import { currencies, currencySymbol } from './currencies.ts'
import { parseEducationLevel, educationLevels, educationRank } from './education-levels.ts'
import { findLanguage, languages, languagesPinnedFirst } from './languages.ts'
import { industries } from './industries.ts'
import { parseLanguageLevel } from './language-levels.ts'

describe('the fixed lists', () => {
  // REF-1
  it('have thirteen industries from Advisory to Sales & Marketing, in alphabetical order', () => {
    expect(industries).toHaveLength(13)
    expect([industries[0], industries.at(-1)]).toEqual(['Advisory', 'Sales & Marketing'])
    expect([...industries].sort()).toEqual([...industries])
  })

  // REF-12
  it('have 250 countries with distinct codes, names and a calling code each', () => {
    expect(countries).toHaveLength(250)
    expect(new Set(countries.map(({ code }) => code)).size).toBe(250)
    expect(new Set(countries.map(({ name }) => name)).size).toBe(250)
    for (const { code, callingCode } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(callingCode).toMatch(/^\d{1,4}$/)
    }
    expect(findCountry('za')).toEqual({ code: 'ZA', name: 'South Africa', callingCode: '27', region: 'AF' })
  })

  // REF-12
  it('pin five countries, the visitor’s own first, and treat an unknown one as the US', () => {
    expect(topCountries('ZA').map(({ code }) => code)).toEqual(['ZA', 'NG', 'KE', 'GB', 'US'])
    expect(topCountries('ZM').map(({ code }) => code)).toEqual(['ZM', 'ZA', 'NG', 'KE', 'GB'])
    expect(topCountries('??')[0]?.code).toBe('US')
    for (const { code } of countries) expect(new Set(topCountries(code)).size).toBe(5)
  })

  // REF-2
  it('have about 180 languages without constructed ones, with twenty pinned first', () => {
    expect(languages.length).toBeGreaterThanOrEqual(180)
    expect(new Set(languages.map(({ name }) => name)).size).toBe(languages.length)
    for (const name of ['Esperanto', 'Volapük', 'Interlingua', 'Ido']) expect(findLanguage(name)).toBeUndefined()
    for (const name of ['Sepedi', 'Cantonese', 'Mandarin', 'Sign Language (South African)'])
      expect(findLanguage(name)).toBeDefined()
    expect(findLanguage(' ISIZULU ')).toEqual({ code: 'zu', name: 'isiZulu' })
    expect(languagesPinnedFirst[0]?.name).toBe('English')
    expect([...languagesPinnedFirst].sort((a, b) => a.name.localeCompare(b.name, 'en'))).toEqual(
      [...languages].sort((a, b) => a.name.localeCompare(b.name, 'en')),
    )
    expect(languagesPinnedFirst[20]?.name).toBe('Abkhazian')
  })

  // REF-6
  it('have the three currencies with two minor digits', () => {
    expect(currencies.map(({ code }) => code)).toEqual(['AUD', 'USD', 'ZAR'])
    expect(currencies.every(({ minorDigits }) => minorDigits === 2)).toBe(true)
    expect([currencySymbol('ZAR'), currencySymbol('CHF')]).toEqual(['R', 'CHF'])
  })

  // REF-7, REF-8, REF-9, REF-10, REF-11
  it('have the days and labels of the specification', () => {
    expect(availabilityOptions.map(({ days }) => days)).toEqual([0, 7, 30, 90, 180])
    expect(contractDurationOptions.map(({ days }) => days)).toEqual([0, 30, 90, 180, 365])
    expect(findDaysLabel(contractDurationOptions, 365)).toBe('> 12 month')
    expect(findDaysLabel(availabilityOptions, 8)).toBeUndefined()
    expect([formatAvailability(0), formatAvailability(7)]).toEqual(['Available Immediately', 'Available in 1-3 Weeks'])
  })
})

describe('education levels', () => {
  // REF-4
  it('rank from none to doctorate, a certification ranking as a certificate', () => {
    expect(educationLevels.map(({ rank }) => rank)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 2])
    expect(educationRank("Bachelor's degree")).toBe(4)
    expect(educationRank('Bachelor’s degree')).toBe(4)
    expect(educationRank('P')).toBe(2)
    expect(educationRank('made up')).toBe(0)
  })

  // REF-5
  it.each([
    ['PhD in Statistics', 'Doctorate'],
    ['Master of Business Administration (MBA)', "Master's degree"],
    ['MSc Data Science', "Master's degree"],
    ['BSc Honours, Computer Science', 'Honours / Postgraduate diploma'],
    ['Bachelor of Commerce', "Bachelor's degree"],
    ['B. Tech Electrical', "Bachelor's degree"],
    ['Licenciatura em Direito', "Bachelor's degree"],
    ['National Diploma (N6)', 'Diploma / Associate degree'],
    ['Coding Bootcamp', 'Certificate'],
    ['Matric', 'High school'],
    ['AWS Certified Solutions Architect', 'Professional certification'],
    ['Professional Scrum Master', null],
    ['Samba evening class', null],
  ])('read %s as %s', (words, level) => {
    expect(parseEducationLevel(words)).toBe(level)
  })
})

describe('language levels', () => {
  // REF-3
  it.each([
    ['Elementary Proficiency', 'Basic'],
    ['Limited Working Proficiency', 'Conversational'],
    ['Professional Working Proficiency', 'Professional'],
    ['Full Professional Proficiency', 'Professional'],
    ['Native or Bilingual Proficiency', 'Native or bilingual'],
    ['now and then', null],
  ])('read %s as %s', (words, level) => {
    expect(parseLanguageLevel(words)).toBe(level)
  })
})
