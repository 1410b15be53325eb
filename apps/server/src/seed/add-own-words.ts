import { createRepositories, type Database } from '@guildhall/postgres'

/** Skills that people of the demo spell in their own way, by how many of them: the list does not have these. */
const SKILLS: readonly (readonly [listed: string, word: string, people: number])[] = [
  ['JavaScript', 'Vanilla JS', 5],
  ['PostgreSQL', 'Postgres', 4],
  ['Stakeholder management', 'Managing stakeholders', 3],
  ['Python', 'Python 3', 3],
  ['Excel', 'MS Excel', 2],
]
/** The same of job titles. */
const TITLES: typeof SKILLS = [
  ['Project Manager', 'Project Lead', 3],
  ['Data Analyst', 'Analyst (Data)', 2],
]

/** Gives people who are not demo accounts words of their own, which operators add or merge. Rule: MOD-77. */
export async function addOwnWords({ database: { knex } }: { readonly database: Database }): Promise<void> {
  const { profiles } = createRepositories(knex)
  const find = (has: string, listed: string, people: number): Promise<readonly string[]> =>
    knex('contractorProfiles')
      .whereRaw(`${has} and uuid not in (select uuid from accounts where email like '%@demo.guildhall.example')`, [
        listed,
      ])
      .orderBy('uuid', 'desc')
      .limit(people)
      .pluck('uuid')
  const replace = async (uuids: readonly string[], listed: string, word: string): Promise<void> => {
    for (const uuid of uuids) {
      const profile = await profiles.find(uuid)
      if (profile === null) continue
      const skills = profile.skills.map((skill) => (skill === listed ? word : skill))
      await profiles.save({ ...profile, skills, jobTitle: profile.jobTitle === listed ? word : profile.jobTitle })
    }
  }
  for (const [listed, word, people] of SKILLS)
    await replace(await find('? = any(skills)', listed, people), listed, word)
  for (const [listed, word, people] of TITLES) await replace(await find('job_title = ?', listed, people), listed, word)
}
