import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** What of a container the tests look at. */
interface Container {
  readonly name: string
  readonly image: string
  readonly envFrom: readonly unknown[]
  readonly securityContext: unknown
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } }
}
interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec: {
    readonly selector?: { readonly matchLabels?: unknown }
    readonly template?: {
      readonly metadata: { readonly labels: unknown }
      readonly spec: { readonly securityContext: unknown; readonly containers: readonly Container[] }
    }
  }
}

const manifests = globSync('deploy/kubernetes/*/*.yaml', { cwd: root })
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest))
const workloads = manifests.flatMap(({ metadata, spec }) =>
  spec?.template === undefined ? [] : [{ name: metadata.name, ...spec.template, selector: spec.selector?.matchLabels }],
)

/** The API of Kubernetes 1.37 as JSON schemas without descriptions; kubeconform reads the same. */
const schemas = 'tests/data/kubernetes-schemas'
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(JSON.parse(read(`${schemas}/_definitions.json`)) as object, '_definitions.json')

const schemaOf = ({ apiVersion, kind }: Manifest): object => {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['', apiVersion]
  const name = [kind.toLowerCase(), group.split('.')[0] ?? '', version].filter(Boolean).join('-')
  return JSON.parse(read(`${schemas}/${name}.json`)) as object
}

describe('the manifests for Kubernetes', () => {
  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    'are of its API: %s',
    (_name, manifest) => {
      ajv.validate(schemaOf(manifest), manifest)
      expect(ajv.errors).toBeNull()
    },
  )

  // BASE-35
  it.each(workloads)('run processes without rights, on a read-only root file system: $name', ({ spec }) => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    for (const { securityContext } of spec.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
    }
  })

  it.each(workloads)('are selected by the labels that they have: $name', ({ metadata, selector }) => {
    expect(metadata.labels).toMatchObject(selector ?? {})
  })

  // BASE-64
  it('send requests to every process that has started, whatever it waits for', () => {
    const serving = workloads.filter(({ name }) => /api|realtime/.test(name)).flatMap(({ spec }) => spec.containers)
    expect(serving.map(({ name, readinessProbe }) => [name, readinessProbe?.httpGet.path])).toEqual([
      ['api', '/healthz'],
      ['realtime', '/healthz'],
    ])
  })

  // BASE-34
  it('give the owner of the schema to the migration alone', () => {
    const withOwner = workloads.filter(({ spec }) => JSON.stringify(spec.containers).includes('guildhall-owner'))
    expect(withOwner.map(({ name }) => name)).toEqual(['guildhall-migrate'])
  })
})

interface Service {
  readonly build?: string
  readonly command?: readonly string[]
  readonly read_only?: boolean
  readonly environment?: Readonly<Record<string, string>>
  readonly env_file?: readonly { readonly path: string; readonly required: boolean }[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: unknown
  readonly volumes?: readonly string[]
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}
const composed = (file: string): Compose => parse(read(file), { merge: true }) as Compose

describe.each(['docker-compose.yml', 'docker-compose.engines.yml'])('%s', (file) => {
  const { services, volumes } = composed(file)

  it('depends on services that exist, and waits for their health where they have a check', () => {
    const waits = Object.values(services).flatMap(({ depends_on: dependencies = {} }) => Object.entries(dependencies))
    for (const [name] of waits) expect(services).toHaveProperty([name])
    const forHealth = waits.flatMap(([name, { condition }]) => (condition === 'service_healthy' ? [name] : []))
    const hasCheck = (name: string): boolean =>
      services[name]?.healthcheck !== undefined || services[name]?.build !== undefined
    expect(forHealth.filter((name) => !hasCheck(name))).toEqual([])
  })

  it('mounts volumes and files that exist', () => {
    const sources = Object.values(services).flatMap((service) =>
      (service.volumes ?? []).map((one) => one.split(':')[0] ?? ''),
    )
    const exists = (source: string): boolean =>
      source.startsWith('./') ? read(source) !== '' : Object.hasOwn(volumes, source)
    expect(sources.filter((source) => !exists(source))).toEqual([])
  })
})

describe('the product in docker-compose.yml', () => {
  const own = Object.entries(composed('docker-compose.yml').services).filter(([, { build }]) => build !== undefined)

  // BASE-64
  it('has a proxy that asks every process that has started, whatever it waits for', () => {
    expect([...read('deploy/compose/Caddyfile').matchAll(/health_uri (\S+)/g)].map(([, path]) => path)).toEqual([
      '/healthz',
    ])
  })

  // BASE-35
  it('has a read-only root file system', () => {
    expect(own.map(([name, service]) => [name, service.read_only])).toEqual(own.map(([name]) => [name, true]))
  })

  // BASE-34
  it('gives the owner of the schema to the migration alone, which comes first', () => {
    const withOwner = own.filter(([, { environment = {} }]) => 'DATABASE_MIGRATION_URL' in environment)
    expect(withOwner.map(([name]) => name)).toEqual(['migrate'])
    for (const [, service] of own.filter(([name]) => name !== 'migrate'))
      expect(service.depends_on).toHaveProperty('migrate.condition', 'service_completed_successfully')
  })

  it('sets only variables of the README, and shares nothing in DATA_DIR', () => {
    const table = read('README.md')
    for (const [, { environment = {} }] of own) {
      for (const name of Object.keys(environment)) expect(table).toContain(`\`${name}\``)
      expect(Object.keys(environment)).toEqual(
        expect.arrayContaining(['DATABASE_URL', 'S3_URL', 'SMTP_URL', 'SECRET_KEY']),
      )
    }
  })

  it('takes the address of the mail server from the settings, and all other variables from a file that need not exist', () => {
    for (const [, { env_file: files, environment }] of own) {
      expect(environment?.['SMTP_URL']).toMatch(/^\$\{SMTP_URL:-/)
      expect(files).toEqual([{ path: './product.env', required: false }])
    }
    for (const file of ['.gitignore', '.dockerignore']) expect(read(file)).toMatch(/^\.env\nproduct\.env$/m)
  })

  it('takes every secret from settings that its script makes', () => {
    const wanted = [...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '')
    const made = [...read('deploy/compose/make-env.sh').matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '')
    expect(made.toSorted()).toEqual([...new Set(wanted)].toSorted())
  })
})

describe('the guide to many processes', () => {
  const guide = read('docs/operating/many-processes.md')

  it('runs commands and services that exist', () => {
    const commands = [...guide.matchAll(/apps\/server\/src\/commands\/\S+\.ts/g)].map(([file]) => file)
    expect(commands.length).toBeGreaterThan(0)
    for (const command of commands) expect(read(command)).not.toBe('')
    const { services } = composed('docker-compose.yml')
    const named = [...guide.matchAll(/docker compose (?:exec|stop) ((?:[a-z]+(?:-\d)? )*[a-z]+(?:-\d)?)(?= node|$)/gm)]
    const processes = [...guide.matchAll(/for service in ([^;]+);/g)]
    const names = [...named, ...processes].flatMap(([, list = '']) => list.split(' '))
    expect(names.length).toBeGreaterThan(8)
    for (const name of names) expect(services).toHaveProperty([name])
  })

  it('replaces every process of docker compose, after the migration', () => {
    const own = Object.entries(composed('docker-compose.yml').services).filter(([, { build }]) => build !== undefined)
    const [, replaced = ''] = /docker compose run --rm migrate\nfor service in ([^;]+);/.exec(guide) ?? []
    expect(['migrate', ...replaced.split(' ')].toSorted()).toEqual(own.map(([name]) => name).toSorted())
  })
})

describe('the image', () => {
  const dockerfile = read('Dockerfile')

  it('starts from the version of Node that the product is tested with', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as {
      readonly devDependencies: { readonly node: string }
    }
    const bases = [...dockerfile.matchAll(/^FROM \S*node:(\S+)/gm)].map(([, tag]) => tag)
    expect(bases).toEqual([`${devDependencies.node}-bookworm-slim`])
  })

  // BASE-35
  it('runs node itself, not as root', () => {
    expect(dockerfile).toMatch(/^USER 1000:1000$/m)
    expect(dockerfile).toMatch(/^CMD \["node", "apps\/server\/src\/main\.ts"\]$/m)
  })

  it('has every workspace that the server needs', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names]) => names?.split(' ') ?? [])
    const needed = ['domain', 'adapters', 'migrations', 'apps/payment-sandbox', 'apps/server']
    expect(copied).toEqual(expect.arrayContaining(needed))
    expect(read('.dockerignore')).not.toMatch(/^(domain|adapters|migrations|apps\/server|apps\/payment-sandbox)$/m)
  })
})
