import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/** The files for Prometheus and Grafana. */
export const MONITORING = join(root, 'deploy/monitoring')

export interface Panel {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly datasource?: unknown
  readonly targets?: readonly { readonly expr: string }[]
}
export interface Dashboard {
  readonly panels: readonly Panel[]
  readonly templating: { readonly list: readonly { readonly name: string }[] }
}

/** The queries of panels, with values for Grafana's own variables. */
export const listExpressions = (panels: readonly Panel[]): readonly string[] =>
  panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.+')),
  )

const NAME = /\b(?:guildhall|process|nodejs)_\w+/g
/** A histogram has its name and these. */
const withoutSuffix = (name: string): string => name.replace(/_(bucket|count|sum)$/, '')

/** The names of a scrape. */
export const listPublished = (metrics: string): ReadonlySet<string> =>
  new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))

/** The metrics that alert rules and the dashboard ask for. */
export async function listAskedFor(): Promise<ReadonlySet<string>> {
  const rules = [...(await readFile(join(MONITORING, 'alerts.yml'), 'utf8')).matchAll(/^ {8}expr:(.*(?:\n {10}.*)*)/gm)]
  const { panels } = JSON.parse(await readFile(join(MONITORING, 'dashboard.json'), 'utf8')) as Dashboard
  const texts = [...rules.map(([, expr = '']) => expr), ...listExpressions(panels)]
  return new Set(texts.flatMap((text) => text.match(NAME) ?? []).map(withoutSuffix))
}

/** The product's metrics in the table of the page for operators. */
export async function listDocumented(): Promise<ReadonlySet<string>> {
  const page = await readFile(join(root, 'docs/operating/monitoring.md'), 'utf8')
  return new Set([...page.matchAll(/^\| `(guildhall_\w+)`/gm)].map(([, name = '']) => name))
}
