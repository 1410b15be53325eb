import type { Industry } from '@guildhall/domain/reference'
import { advisory } from './roles/advisory.ts'
import { banking } from './roles/banking.ts'
import { construction } from './roles/construction.ts'
import { creative } from './roles/creative.ts'
import { data } from './roles/data.ts'
import { education } from './roles/education.ts'
import { healthcare } from './roles/healthcare.ts'
import { humanResources } from './roles/human-resources.ts'
import { informationTechnology } from './roles/information-technology.ts'
import { legal } from './roles/legal.ts'
import { manufacturing } from './roles/manufacturing.ts'
import { media } from './roles/media.ts'
import { sales } from './roles/sales.ts'

/** How far along somebody is in a role: junior, none, senior, lead, principal, head of it. */
export type Seniority = 'junior' | 'plain' | 'senior' | 'lead' | 'principal' | 'head'

/** A kind of work: the titles it has from junior to head, and the skills that go with it, most telling first. */
export interface Role {
  readonly industry: Industry
  /** The title without seniority: 'Data Engineer'. */
  readonly name: string
  readonly titles: readonly RoleTitle[]
  readonly skills: readonly string[]
}

/** A title of a role. */
export interface RoleTitle {
  readonly title: string
  readonly seniority: Seniority
}

const prefixes: Readonly<Record<string, readonly [prefix: string, seniority: Seniority]>> = {
  J: ['Junior ', 'junior'],
  M: ['', 'plain'],
  S: ['Senior ', 'senior'],
  L: ['Lead ', 'lead'],
  P: ['Principal ', 'principal'],
}

const readRole = (industry: Industry, line: string): Role => {
  const [name = '', levels = '', head = '', skills = ''] = line.split('|')
  const titles = levels.split('').flatMap((letter): RoleTitle[] => {
    const known = prefixes[letter]
    return known === undefined ? [] : [{ title: `${known[0]}${name}`, seniority: known[1] }]
  })
  return {
    industry,
    name,
    titles: head === '' ? titles : [...titles, { title: head, seniority: 'head' }],
    skills: skills.split(', '),
  }
}

const readRoles = (industry: Industry, text: string): readonly Role[] =>
  text
    .trim()
    .split('\n')
    .map((line) => readRole(industry, line))

/** Every role, industry by industry. Rule: REF-13. */
export const roles: readonly Role[] = [
  ...readRoles('Advisory', advisory),
  ...readRoles('Banking & Financial Services', banking),
  ...readRoles('Construction & Engineering', construction),
  ...readRoles('Creative & Design', creative),
  ...readRoles('Data & Analytics', data),
  ...readRoles('Education & Training', education),
  ...readRoles('Healthcare & Life Sciences', healthcare),
  ...readRoles('Human Resources', humanResources),
  ...readRoles('Information Technology', informationTechnology),
  ...readRoles('Legal & Compliance', legal),
  ...readRoles('Manufacturing & Supply Chain', manufacturing),
  ...readRoles('Media & Communications', media),
  ...readRoles('Sales & Marketing', sales),
]
