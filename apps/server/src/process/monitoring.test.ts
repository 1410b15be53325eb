import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installPromtool } from '@guildhall/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { listExpressions, MONITORING, type Dashboard } from '../http-tests/support/monitoring-files.ts'

const run = promisify(execFile)

let promtool = ''
beforeAll(async () => {
  promtool = await installPromtool(() => undefined)
}, 1_200_000)

const check = (...args: string[]) => run(promtool, args, { cwd: MONITORING })

describe('monitoring', () => {
  // BASE-37
  it('has alert rules and an example of what to scrape that Prometheus reads', async () => {
    expect((await check('check', 'rules', 'alerts.yml')).stdout).toContain('SUCCESS')
    expect((await check('check', 'config', 'prometheus.yml')).stdout).toContain('SUCCESS')
  })

  // BASE-37
  it('fires each alert when it should, and else not', async () => {
    expect((await check('test', 'rules', 'alerts.test.yml')).stdout).toContain('SUCCESS')
    const [rules, tests] = await Promise.all(
      ['alerts.yml', 'alerts.test.yml'].map((name) => readFile(join(MONITORING, name), 'utf8')),
    )
    for (const [, alert] of (rules ?? '').matchAll(/- alert: (\w+)/g)) {
      expect(tests).toContain(`- name: ${alert} fires`)
      expect(tests).toContain(`- name: ${alert} is silent`)
    }
  })

  // BASE-37
  it('has a dashboard whose panels ask the chosen data source what Prometheus understands', async () => {
    const { panels, templating } = JSON.parse(await readFile(join(MONITORING, 'dashboard.json'), 'utf8')) as Dashboard
    expect(templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource', query: 'prometheus' })
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    for (const { datasource, targets, title, type } of panels.filter((panel) => panel.type !== 'row')) {
      expect([title, type, datasource]).toEqual([title, 'timeseries', { type: 'prometheus', uid: '${datasource}' }])
      expect(targets?.length, title).toBeGreaterThan(0)
    }
    const rules = listExpressions(panels).map((expr, at) => ({ record: `panel_${at}`, expr }))
    const folder = await mkdtemp(join(tmpdir(), 'guildhall-panels-'))
    await writeFile(join(folder, 'panels.json'), JSON.stringify({ groups: [{ name: 'panels', rules }] }))
    const { stdout } = await check('check', 'rules', join(folder, 'panels.json'))
    await rm(folder, { recursive: true })
    expect(stdout).toContain(`${rules.length} rules found`)
  })
})
