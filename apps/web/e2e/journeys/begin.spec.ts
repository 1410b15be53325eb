import { logIn } from '../pages/login.ts'
import { demo } from '../pages/people.ts'
import { expect, test } from '../product/test.ts'

test('a page of the signed-in asks for who they are and for its files at once, and for nothing twice', async ({
  employerPage: page,
}) => {
  await logIn(page, demo.paying, demo.password)
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  for (const [path, heading] of [
    ['/dashboard', 'Good'],
    ['/search-results', /\d+ people/],
    ['/bookmarks', 'Bookmarks'],
    ['/messages', 'Messages'],
  ] as const) {
    const asked: string[] = []
    const note = (request: { url: () => string }): number => asked.push(new URL(request.url()).pathname)
    page.on('request', note)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    page.off('request', note)
    const own = asked.filter((file) => file === '/v0/user' || file.startsWith('/assets/'))
    expect(own, `${path} asks for nothing twice`).toEqual([...new Set(own)])
    const entry = own.findIndex((file) => file.includes('/first-') && file.endsWith('.js'))
    expect(entry, path).toBeGreaterThan(-1)
    expect(own, path).toContain('/v0/user')
  }
  expect(refused).toEqual([])
})
