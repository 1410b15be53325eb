import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** One forbidden import per row of the table in ARCHITECTURE.md, with the expected message of the linter. */
const forbidden: readonly (readonly [file: string, specifier: string, words: RegExp])[] = [
  ['domain/src/plans/planted.ts', 'zod', /The domain has no packages/],
  ['domain/src/plans/planted.ts', 'node:fs', /The domain has no packages/],
  ['domain/src/plans/planted.ts', '@guildhall/koa', /The domain has no packages/],
  ['domain/src/plans/planted.ts', '../shared/money.ts', /through its index\.ts/],
  ['domain/src/plans/planted.ts', '../../testing/index.ts', /nothing from outside domain\/src/],
  ['domain/src/plans/planted.test.ts', '../shared/money.ts', /through its index\.ts/],
  ['domain/src/plans/planted.ts', '../index.ts', /Name the context/],
  ['domain/src/conversations/offers/planted.ts', '../../profiles/vetting.ts', /through its index\.ts/],
  ['domain/src/conversations/offers/planted.ts', '../index.ts', /Name the context/],
  ['domain/testing/fakes/planted.ts', '@guildhall/postgres', /domain\/testing imports/],
  ['adapters/rest-contract/src/planted.ts', 'koa', /The contract imports zod/],
  ['adapters/rest-contract/src/planted.ts', '@guildhall/domain/testing', /The contract imports zod/],
  ['adapters/koa/src/planted.ts', '@guildhall/postgres', /adapters\/koa imports/],
  ['adapters/koa/src/planted.ts', 'fastify', /adapters\/koa imports/],
  ['adapters/koa/src/planted.ts', '@guildhall/domain/testing', /adapters\/koa imports/],
  ['adapters/graphql/src/planted.ts', '@guildhall/rest-contract', /adapters\/graphql imports/],
  ['adapters/graphql/src/planted.ts', 'koa', /adapters\/graphql imports/],
  ['adapters/postgres/src/planted.ts', '@guildhall/opensearch', /adapters\/postgres imports/],
  ['adapters/postgres/src/planted.ts', 'koa', /adapters\/postgres imports/],
  ['adapters/opensearch/src/planted.ts', 'knex', /adapters\/opensearch imports/],
  ['adapters/nats/src/planted.ts', '@guildhall/in-process', /adapters\/nats imports/],
  ['adapters/in-process/src/planted.ts', '@nats-io/transport-node', /adapters\/in-process imports/],
  ['adapters/mail/src/planted.ts', '@guildhall/rest-contract', /adapters\/mail imports/],
  ['adapters/files-disk/src/planted.ts', '@guildhall/mail', /adapters\/files-disk imports/],
  ['adapters/files-s3/src/planted.ts', 'sharp', /adapters\/files-s3 imports/],
  ['adapters/profile-import/src/planted.ts', 'sharp', /adapters\/profile-import imports/],
  ['adapters/places-gazetteer/src/planted.ts', 'pg', /adapters\/places-gazetteer imports/],
  ['adapters/places-google/src/planted.ts', 'zod', /adapters\/places-google imports/],
  ['adapters/analytics-posthog/src/planted.ts', 'posthog-node', /adapters\/analytics-posthog imports/],
  ['adapters/analytics-segment/src/planted.ts', 'zod', /adapters\/analytics-segment imports/],
  ['adapters/support-chat-chatwoot/src/planted.ts', 'zod', /adapters\/support-chat-chatwoot imports/],
  ['adapters/error-reports-sentry/src/planted.ts', '@sentry/node', /adapters\/error-reports-sentry imports/],
  ['adapters/traces-opentelemetry/src/planted.ts', '@opentelemetry/sdk-node', /adapters\/traces-opentelemetry imports/],
  ['adapters/exchange-rates/src/planted.ts', 'zod', /adapters\/exchange-rates imports/],
  ['adapters/leaked-passwords/src/planted.ts', '@guildhall/koa', /adapters\/leaked-passwords imports/],
  ['adapters/webhooks/src/planted.ts', '@guildhall/koa', /adapters\/webhooks imports/],
  ['adapters/openid-connect/src/planted.ts', '@guildhall/koa', /adapters\/openid-connect imports/],
  ['adapters/totp-otpauth/src/planted.ts', '@guildhall/koa', /adapters\/totp-otpauth imports/],
  ['adapters/webauthn-simplewebauthn/src/planted.ts', 'otpauth', /adapters\/webauthn-simplewebauthn imports/],
  ['adapters/invoice-documents/src/planted.ts', '@guildhall/mail', /adapters\/invoice-documents imports/],
  ['adapters/cv-documents/src/planted.ts', '@guildhall/invoice-documents', /adapters\/cv-documents imports/],
  ['adapters/stripe/src/planted.ts', '@guildhall/postgres', /adapters\/stripe imports/],
  ['adapters/paystack/src/planted.ts', 'stripe', /adapters\/paystack imports/],
  ['apps/cluster/src/planted.ts', '@guildhall/domain', /apps\/cluster starts the engines/],
  ['apps/dev/src/planted.ts', '@guildhall/domain', /apps\/dev runs the server and the page/],
  ['apps/dev/src/planted.ts', '@guildhall/koa', /apps\/dev runs the server and the page/],
  ['apps/payment-sandbox/src/planted.ts', '@guildhall/domain', /apps\/payment-sandbox stands in/],
  ['adapters/passwords-argon2/src/planted.ts', '@guildhall/koa', /adapters\/passwords-argon2 imports/],
  ['adapters/node-crypto/src/planted.ts', 'uuid', /adapters\/node-crypto imports/],
  ['apps/server/src/planted.ts', 'inversify', /apps\/server wires/],
  ['apps/server/src/planted.ts', 'koa', /apps\/server wires/],
  ['apps/server/src/planted.ts', '@guildhall/ui-kit', /apps\/server wires/],
  ['apps/server/src/composition/planted.ts', 'react', /composition root/],
  ['apps/web/src/planted.tsx', 'react-aria-components', /wrap a react-aria-component in the kit/],
  ['apps/web/src/planted.tsx', 'd3-scale', /wrap a react-aria-component in the kit/],
  ['apps/web/src/planted.tsx', '@guildhall/postgres', /apps\/web imports/],
  ['apps/web/src/planted.tsx', '@guildhall/domain/testing', /apps\/web imports/],
  ['apps/web/src/shared/planted.ts', '../features/search/index.ts', /shared imports no feature/],
  [
    'apps/web/src/shared/components/Brand/planted.tsx',
    '../../../features/search/index.ts',
    /shared imports no feature/,
  ],
  ['apps/web/src/shared/components/Brand/planted.stories.tsx', '../../../app/router.tsx', /shared imports no feature/],
  ['apps/web/src/shared/planted.ts', 'react-aria-components', /wrap a react-aria-component in the kit/],
  ['apps/web/src/features/search/planted.ts', '../../app/router.tsx', /No feature imports app/],
  ['apps/web/src/features/search/api/planted.ts', '../../../app/router.tsx', /No feature imports app/],
  ['apps/web/src/features/search/components/Row/planted.tsx', '../../../../app/router.tsx', /No feature imports app/],
  ['apps/web/src/features/search/routes/planted.stories.tsx', '../../../app/router.tsx', /No feature imports app/],
  ['apps/web/src/features/search/planted.ts', '../billing/may-pay.ts', /through its index\.ts/],
  ['apps/web/src/features/search/routes/planted.tsx', '../../billing/may-pay.ts', /through its index\.ts/],
  ['apps/web/src/features/search/routes/planted.tsx', '../../billing/samples/billing.ts', /through its index\.ts/],
  ['apps/web/src/features/search/components/Row/planted.tsx', '../../../billing/may-pay.ts', /through its index\.ts/],
  ['apps/web/src/features/search/routes/planted.stories.tsx', '../../billing/may-pay.ts', /through its index\.ts/],
  ['apps/web/src/features/search/api/planted.test.ts', '../../billing/may-pay.ts', /through its index\.ts/],
  ['apps/web/src/features/search/api/planted.ts', 'react-aria-components', /wrap a react-aria-component in the kit/],
  ['apps/web/src/app/planted.tsx', '../features/billing/may-pay.ts', /app imports a feature through its index\.ts/],
  ['apps/web/src/app/shell/planted.tsx', '../../features/billing/api/use-payer.ts', /app imports a feature/],
  ['apps/web/src/app/planted.tsx', 'react-aria-components', /wrap a react-aria-component in the kit/],
  ['ui-kit/src/planted.tsx', '@guildhall/domain', /The kit knows react/],
  ['ui-kit/src/planted.tsx', '@tanstack/react-query', /The kit knows react/],
  ['migrations/src/planted.ts', '@guildhall/domain', /Migrations import knex only/],
]

/** The domain's contexts, each of which imports only from those before it. */
const contexts = [
  'shared',
  'reference',
  'identity',
  'plans',
  'companies',
  'files',
  'profiles',
  'conversations',
  'search',
  'billing',
  'moderation',
  'privacy',
  'onboarding',
  'notifications',
  'analytics',
] as const

/** Every import of a context from a later one, in sources, in tests and from a folder within the context. */
const backwards = contexts.flatMap((context, place) =>
  contexts
    .slice(place + 1)
    .flatMap((later) => [
      [`domain/src/${context}/planted.ts`, `../${later}/index.ts`] as const,
      [`domain/src/${context}/planted.test.ts`, `../${later}/index.ts`] as const,
      [`domain/src/${context}/folder/planted.ts`, `../../${later}/index.ts`] as const,
    ]),
)

/** Every allowed import between contexts. */
const forwards = contexts.flatMap((context, place) =>
  contexts.slice(0, place).map((earlier) => [`domain/src/${context}/planted.ts`, `../${earlier}/index.ts`] as const),
)

/** Allowed imports, so that a rule that refuses everything is noticed too. */
const allowed: readonly (readonly [file: string, specifier: string])[] = [
  ['domain/src/plans/planted.ts', '../identity/index.ts'],
  ['domain/src/search/indexing/planted.ts', '../../shared/index.ts'],
  ['domain/src/plans/planted.ts', './entitlements.ts'],
  ['adapters/rest-contract/src/planted.ts', 'zod'],
  ['adapters/rest-contract/src/planted.ts', '@guildhall/domain/profiles'],
  ['adapters/koa/src/planted.ts', '@guildhall/rest-contract'],
  ['adapters/koa/src/planted.test.ts', '@guildhall/domain/testing'],
  ['adapters/graphql/src/planted.ts', 'mercurius'],
  ['adapters/postgres/src/planted.ts', 'node:fs/promises'],
  ['adapters/opensearch/src/planted.ts', '@opensearch-project/opensearch'],
  ['adapters/nats/src/planted.ts', '@nats-io/transport-node'],
  ['apps/server/src/composition/planted.ts', 'inversify'],
  ['apps/server/src/planted.ts', '@guildhall/postgres'],
  ['apps/dev/src/planted.ts', '@guildhall/server/launch'],
  ['apps/dev/src/planted.ts', 'vite'],
  ['apps/web/src/planted.tsx', '@guildhall/ui-kit/Button'],
  ['apps/web/src/planted.tsx', '@guildhall/domain/search'],
  ['apps/web/src/shared/components/Brand/planted.tsx', '../../i18n/index.ts'],
  ['apps/web/src/features/search/routes/planted.tsx', '../../billing/index.ts'],
  ['apps/web/src/features/search/routes/planted.tsx', '../api/use-suggestions.ts'],
  ['apps/web/src/features/search/components/Row/planted.tsx', '../../api/use-suggestions.ts'],
  ['apps/web/src/features/search/components/Row/planted.tsx', '../../../../shared/i18n/index.ts'],
  ['apps/web/src/features/search/routes/planted.stories.tsx', '../../session/samples/session.ts'],
  ['apps/web/src/features/search/routes/planted.stories.tsx', '@guildhall/domain/testing'],
  ['apps/web/src/app/planted.tsx', '../features/search/index.ts'],
  ['apps/web/src/app/planted.tsx', '../features/search/routes/SearchRoute.tsx'],
  ['ui-kit/src/planted.tsx', 'react-aria-components'],
  ['ui-kit/src/planted.tsx', 'd3-shape'],
  ['migrations/src/planted.ts', 'knex'],
]

describe('the table of imports', () => {
  let folder = ''
  let reports: ReadonlyMap<string, string> = new Map()
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildhall-imports-'))
    const config = JSON.parse(await readFile(join(root, '.oxlintrc.json'), 'utf8')) as { options?: unknown }
    delete config.options
    await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config))
    const planted = [...forbidden, ...allowed, ...backwards, ...forwards].map(([file, specifier]) => ({
      file: toSourceFolder(file, specifier),
      specifier,
    }))
    for (const { file, specifier } of planted) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), `import { planted } from '${specifier}'\nexport const kept = planted\n`)
    }
    reports = await lint(folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(forbidden)('refuses in %s the import of %s', (file, specifier, words) => {
    expect(reports.get(toSourceFolder(file, specifier)) ?? '').toMatch(words)
  })

  it.each(backwards)('refuses in %s the import of the later context %s', (file, specifier) => {
    expect(reports.get(toSourceFolder(file, specifier)) ?? '').toMatch(/stands before these contexts/)
  })

  it.each(forwards)('allows in %s the import of the earlier context %s', (file, specifier) => {
    expect(reports.get(toSourceFolder(file, specifier))).toBeUndefined()
  })

  it('knows every context that there is', async () => {
    const folders = (await readdir(join(root, 'domain/src'), { withFileTypes: true })).filter((entry) =>
      entry.isDirectory(),
    )
    expect(folders.map(({ name }) => name).toSorted()).toEqual(contexts.toSorted())
  })

  it.each(allowed)('allows in %s the import of %s', (file, specifier) => {
    expect(reports.get(toSourceFolder(file, specifier))).toBeUndefined()
  })
})

/** Each planted import has a file of its own, named after what it imports. */
const toSourceFolder = (file: string, specifier: string): string =>
  file.replace('planted', `planted-${specifier.replaceAll(/[^a-z]+/g, '-')}`)

/** oxlint's messages about imports, by file. */
async function lint(folder: string): Promise<ReadonlyMap<string, string>> {
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
  const { stdout } = await promisify(execFile)(oxlint, ['--format=json', '.'], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  )
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string; help?: string }[] }
  const imports = diagnostics.filter(({ code }) => code.includes('no-restricted-imports'))
  return new Map(imports.map(({ filename, help }) => [filename.replace(/^\.\//, ''), help ?? 'refused']))
}
