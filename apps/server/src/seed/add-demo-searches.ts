import { defaultSearch, searchIdentity } from '@guildhall/domain/search'
import { addDays } from '@guildhall/domain/shared'
import { createIdGenerator } from '@guildhall/node-crypto'
import { createRepositories, type Database } from '@guildhall/postgres'

export interface AddDemoSearchesDeps {
  readonly database: Database
  readonly now: Date
}

/** What employers of the demo searched for and found nobody, by how many of them. */
const TEXTS: readonly (readonly [text: string, people: number])[] = [
  ['agile guru', 6],
  ['growth hacker', 4],
  ['spreadsheet wizard', 3],
  ['chatbot trainer', 2],
  ['bricklayer', 1],
]

/** Searches without results in the histories of employers who are not demo accounts. Rule: MOD-52. */
export async function addDemoSearches({ database: { knex }, now }: AddDemoSearchesDeps): Promise<void> {
  const { history } = createRepositories(knex)
  const employers: readonly { readonly uuid: string }[] = await knex('accounts')
    .where({ userType: 'employer' })
    .whereNot('email', 'like', '%@demo.guildhall.example')
    .orderBy('createdAt')
    .orderBy('uuid')
    .limit(6)
    .select('uuid')
  for (const [at, [jobTitle, people]] of TEXTS.entries()) {
    const parameters = { ...defaultSearch, jobTitle }
    const searchedAt = addDays(now, -1 - at * 3)
    for (const { uuid: accountUuid } of employers.slice(0, people))
      await history.save({
        uuid: createIdGenerator({ now: () => searchedAt }).uuid(),
        accountUuid,
        identity: searchIdentity(parameters),
        parameters,
        results: [],
        viewed: [],
        createdAt: searchedAt,
        searchedAt,
      })
  }
}
