import { join } from 'node:path'
import { spawnTethered, type TetheredProcess } from '@guildhall/postgres/embedded'
import { expect, type Page, test } from '@playwright/test'
import { logIn } from '../pages/login.ts'
import { makeDataFolder } from '../product/server-process.ts'
import { copyTree } from './copy-of-tree.ts'

const READY_WITHIN_MS = 120_000
const GRACE_MS = 10_000

/** Runs npm run dev in a copy of the repository, with a data folder. */
const startDev = (tree: string, dataDir: string): TetheredProcess =>
  spawnTethered(process.execPath, [join(tree, 'apps/dev/src/main.ts')], {
    cwd: tree,
    stopSignal: 'INT',
    graceMs: GRACE_MS,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', SEED: '40', DATA_DIR: dataDir },
  })

/** Logs how long after the change the page was as expected, to the next frame. The time is not asserted. */
async function seen(page: Page, what: string, change: Promise<void>, isSeen: () => boolean): Promise<void> {
  const started = performance.now()
  await change
  await page.waitForFunction(isSeen, undefined, { polling: 'raf' })
  process.stdout.write(`${what}: seen after ${Math.round(performance.now() - started)} ms\n`)
}

test('a change of a use case, a component and a style shows in the open page, and typed input is preserved', async ({
  page,
}) => {
  const [tree, folder] = await Promise.all([copyTree(), makeDataFolder()])
  const dev = startDev(tree.path, folder.path)
  try {
    const [, url = ''] = await dev.waitForLine(/^Guildhall is ready at (\S+)$/, READY_WITHIN_MS)
    await page.goto(`${url}/login`)
    await logIn(page, 'paying@demo.guildhall.example', 'welcome to guildhall')
    const typed = page.getByRole('combobox', { name: 'Job title' })
    await typed.fill('fire safety enginee')
    await expect(page.getByRole('heading', { name: 'Your team' })).toBeVisible()
    await expect(page.getByText('joe@kestrelfreight.example')).toBeVisible()

    await seen(
      page,
      'use case',
      tree.change('list-team.ts', 'invites: open,', 'invites: { ...open, items: [] },'),
      () => !document.body.textContent.includes('joe@kestrelfreight.example'),
    )
    await expect(typed).toHaveValue('fire safety enginee')

    await seen(page, 'component', tree.change('TeamCard.tsx', "title={t('Your team')}", 'title="All of us"'), () =>
      document.body.textContent.includes('All of us'),
    )
    await expect(typed).toHaveValue('fire safety enginee')

    await seen(
      page,
      'style',
      tree.change('EmployerDashboard.module.css', 'max-width: var(--page-width)', 'max-width: 1001px'),
      () => [...document.querySelectorAll('main *')].some((each) => getComputedStyle(each).maxWidth === '1001px'),
    )
    await expect(typed).toHaveValue('fire safety enginee')

    const stopped = performance.now()
    await dev.stop()
    process.stdout.write(`all ended after ${Math.round(performance.now() - stopped)} ms\n`)
  } catch (error) {
    process.stdout.write(dev.output())
    throw error
  } finally {
    await dev.stop()
    await Promise.all([tree.remove(), folder.remove()])
  }
})
