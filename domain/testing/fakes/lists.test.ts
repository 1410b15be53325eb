import { listsContract } from '../contracts/lists.contract.ts'
import { fakeLists, fakeProfileTerms } from './lists.ts'

listsContract('The memory', async (world) => {
  const current = new Map(world.profiles.map((profile) => [profile.uuid, profile]))
  return {
    lists: fakeLists(),
    profiles: {
      find: async (uuid) => current.get(uuid) ?? null,
      save: async (profile) => void current.set(profile.uuid, profile),
    },
    profileTerms: fakeProfileTerms(() => [...current.values()]),
    close: async () => undefined,
  }
})
