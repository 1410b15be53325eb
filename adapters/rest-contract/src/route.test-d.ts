import { z } from 'zod'
import type { Client } from './client/index.ts'
import { route } from './route.ts'
import type { Routes } from './routes/index.ts'

const open = {
  method: 'GET',
  summary: '',
  access: 'public',
  success: { status: 204 },
  problems: {},
  examples: {},
} as const

// @ts-expect-error the path lacks :uuid
export const owesParams = route({ ...open, path: '/v0/conversations/:uuid' })
export const wrongParams = route({
  ...open,
  path: '/v0/conversations/:uuid',
  // @ts-expect-error the path has no such parameter
  params: z.object({ id: z.string() }),
})
// @ts-expect-error a body requires an example
export const owesExample = route({ ...open, path: '/v0/user', body: z.object({ name: z.string() }) })
// @ts-expect-error `access` is required
export const owesAccess = route({ ...open, access: undefined, path: '/v0/user' })

export const use = async (client: Client<Routes>) => {
  // @ts-expect-error the call requires its body
  await client.logIn()
  const answer = await client.logIn({ body: { email: '', password: '' } })
  if (answer.ok) return answer.value.user.firstName satisfies string
  // @ts-expect-error the call does not declare this problem
  if (answer.problem === 'already-contacted') return ''
  return answer.problem === 'invalid-credentials' ? answer.message : ''
}
