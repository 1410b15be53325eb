import { describe, expect, it } from 'vitest'
import { readConfig } from './read-config.ts'

describe('the configuration', () => {
  it('embeds everything on loopback by default', () => {
    expect(readConfig({}, false)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      seed: 'demo',
      embedded: true,
      roles: ['api', 'worker', 'realtime'],
      vetting: 'auto',
      exchangeRatesUrl: null,
      googlePlacesApiKey: null,
      devTools: 'on',
      logFormat: 'json',
    })
  })

  it('seeds nothing, vets manually and has no dev pages with an external database', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://u:p@db/guildhall' }, true)).toMatchObject({
      seed: 'none',
      embedded: false,
      vetting: 'manual',
      devTools: 'off',
      logFormat: 'pretty',
    })
  })

  it('has no dev pages when it listens beyond loopback', () => {
    expect(readConfig({ HOST: '0.0.0.0' }, false).devTools).toBe('off')
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['SEED', 'many'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_MIGRATION_URL', 'mysql://db'],
    ['DATABASE_POOL_SIZE', '1'],
    ['DATABASE_POOL_SIZE', 'many'],
    ['HSTS', 'yes'],
    ['SESSION_IDLE_DAYS', '0'],
    ['SECRET_KEY', 'secret'],
    ['SECRET_KEY', `${'5e'.repeat(32)},5e5e`],
    ['BACKUP_KEY', 'short'],
    // BASE-62
    ['BACKUP_KEY', 'age1-with-letters-left-out'],
    ['BACKUP_KEY', 'AGE-SECRET-KEY-1TOOSHORT'],
    ['BACKUP_KEY', `a passphrase of words,age1${'q'.repeat(58)}`],
    ['OPENSEARCH_URL', 'search'],
    // SRCH-90
    ['OPENSEARCH_SHARDS', '0'],
    ['OPENSEARCH_REPLICAS', 'many'],
    ['OPENSEARCH_URL', 'http://search-1:9200,search-2'],
    ['NATS_URL', 'http://nats'],
    ['S3_URL', 'files.example'],
    ['S3_BUCKET', 'Not a bucket'],
    ['SMTP_URL', 'http://mail'],
    ['EXCHANGE_RATES_URL', 'ecb'],
    ['GOOGLE_PLACES_API_URL', 'places'],
    ['TERMS_URL', 'javascript:alert(1)'],
    ['PRIVACY_URL', '/privacy'],
    ['MAIL_FROM', 'Guildhall'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
    ['ROLES', 'api,cook'],
    ['VETTING', 'sometimes'],
    ['DEV_TOOLS', 'yes'],
    ['SENTRY_DSN', 'https://errors.example'],
    ['ANALYTICS_PROVIDER', 'heatmaps'],
    ['ANALYTICS_KEY', 'phc_1 2'],
    ['ANALYTICS_URL', 'posthog'],
    ['CHATWOOT_URL', 'chat'],
    ['CHATWOOT_WEBSITE_TOKEN', 'a b'],
    ['CHATWOOT_HMAC_KEY', 'a b'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
    ['PUBLIC_URL', 'guildhall'],
    // BASE-65
    ['PUBLIC_URL', 'https://hire.example/market'],
    ['PUBLIC_URL', 'https://hire.example?from=mail'],
    ['PUBLIC_URL', 'https://hire.example/#start'],
    ['PUBLIC_URL', 'https://hire:secret@hire.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/40'],
    ['TRUSTED_PROXIES', 'proxy.internal'],
    ['OPS_PORT', 'metrics'],
    ['PAYSTACK_API_URL', 'paystack'],
    ['PAYMENT_REGIONS', 'ZA'],
    ['PAYMENT_REGIONS', 'QQ:ZAR:R:12500:paystack'],
    ['PAYMENT_REGIONS', 'ZA:ZZZ:R:12500:paystack'],
    ['PAYMENT_REGIONS', 'ZA:ZAR:R:12.5:paystack'],
    ['PAYMENT_REGIONS', 'ZA:ZAR:R:0:paystack'],
    ['PAYMENT_REGIONS', 'ZA:ZAR:R:12500:purse'],
    ['PAYMENT_REGIONS', 'JP:JPY:¥:100000:stripe'],
    ['PAYMENT_REGIONS', 'ZA:ZAR:R:12500:paystack,ZA:ZAR:R:12000:stripe'],
  ])('names the invalid variable: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value }, false)).toThrow(new RegExp(`^${name} `))
  })

  // PLAN-3
  it('parses regions with their own price and provider', () => {
    expect(readConfig({}, false).paymentRegions).toEqual([])
    const PAYMENT_REGIONS = 'ZA:ZAR:R:12500:paystack, AU:AUD:$:1020:stripe'
    expect(readConfig({ PAYMENT_REGIONS }, false).paymentRegions).toEqual([
      { region: 'ZA', currency: 'ZAR', symbol: 'R', basePrice: 12_500, paymentService: 'paystack' },
      { region: 'AU', currency: 'AUD', symbol: '$', basePrice: 1020, paymentService: 'stripe' },
    ])
    const live = { NODE_ENV: 'production', DEV_TOOLS: 'off', PAYMENT_REGIONS }
    expect(() => readConfig(live, false)).toThrow(/^PAYSTACK_SECRET_KEY must be set/)
    expect(readConfig({ ...live, PAYSTACK_SECRET_KEY: 'sk_live_1' }, false).paystackSecretKey).toBe('sk_live_1')
  })

  it('requires the parts of S3 together', () => {
    const parts = {
      S3_URL: 'https://s3.example',
      S3_BUCKET: 'guildhall',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }
    expect(readConfig(parts, false)).toMatchObject({ s3Bucket: 'guildhall', s3Region: 'us-east-1' })
    for (const missing of Object.keys(parts))
      expect(() => readConfig({ ...parts, [missing]: '' }, false)).toThrow(/must be set together$/)
  })

  it('requires MAIL_FROM with SMTP_URL', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail' }, false)).toThrow(/^MAIL_FROM must be set/)
    const mail = { SMTP_URL: 'smtps://u:p@mail:465', MAIL_FROM: 'Guildhall <hello@hire.example>' }
    expect(readConfig(mail, false)).toMatchObject({ smtpUrl: mail.SMTP_URL, mailFrom: mail.MAIL_FROM })
  })

  // ANA-1
  it('has analytics only with provider and key', () => {
    expect(readConfig({}, false)).toMatchObject({ analyticsProvider: null, analyticsKey: null, analyticsUrl: null })
    expect(() => readConfig({ ANALYTICS_PROVIDER: 'posthog' }, false)).toThrow(/^ANALYTICS_KEY must be set/)
    expect(() => readConfig({ ANALYTICS_KEY: 'phc_1' }, false)).toThrow(/^ANALYTICS_PROVIDER must be set/)
    expect(() => readConfig({ ANALYTICS_URL: 'https://eu.i.posthog.com' }, false)).toThrow(/^ANALYTICS_PROVIDER/)
    expect(readConfig({ ANALYTICS_PROVIDER: 'segment', ANALYTICS_KEY: 'w1' }, false)).toMatchObject({
      analyticsProvider: 'segment',
      analyticsKey: 'w1',
    })
  })

  it('names all invalid variables at once', () => {
    expect(() => readConfig({ PORT: 'x', VETTING: 'y' }, false)).toThrow(/PORT .*\nVETTING /)
  })

  // API-20
  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV=production'],
    [{ PUBLIC_URL: 'https://hire.example' }, 'a PUBLIC_URL beyond loopback'],
    [{ HOST: '0.0.0.0' }, 'a HOST beyond loopback'],
    [{ DATABASE_URL: 'postgres://u:p@db/guildhall' }, 'a database on another machine'],
  ])('refuses dev pages with %j', (environment, words) => {
    expect(() => readConfig({ DEV_TOOLS: 'on', ...environment }, false)).toThrow(`DEV_TOOLS cannot be on with ${words}`)
  })

  // API-20
  it('has no dev pages with a public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://hire.example' }, false).devTools).toBe('off')
    // Through a proxy of this machine only who asks for them has them.
    const PUBLIC_URL = 'http://127.0.0.1:3000'
    expect(readConfig({ PUBLIC_URL }, false).devTools).toBe('off')
    expect(readConfig({ PUBLIC_URL, DEV_TOOLS: 'on' }, false).devTools).toBe('on')
  })

  // API-19
  it('has a port for operators once there is a public address, on loopback unless OPS_HOST differs', () => {
    expect(readConfig({}, false).opsPort).toBeNull()
    expect(readConfig({ PUBLIC_URL: 'https://hire.example' }, false)).toMatchObject({
      opsHost: '127.0.0.1',
      opsPort: 9464,
    })
    expect(readConfig({ OPS_HOST: '0.0.0.0', OPS_PORT: '9000' }, false)).toMatchObject({
      opsHost: '0.0.0.0',
      opsPort: 9000,
    })
  })

  // API-9
  it('trusts the listed proxies only', () => {
    expect(readConfig({}, false).trustedProxies.includes('127.0.0.1')).toBe(false)
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' }, false)
    expect(['10.1.1.1', 'fd00::1', '127.0.0.1'].map((address) => trustedProxies.includes(address))).toEqual([
      true,
      true,
      false,
    ])
  })

  // BASE-26
  it('makes no demo logins in production', () => {
    expect(readConfig({}, false).seed).toBe('demo')
    expect(readConfig({ NODE_ENV: 'production' }, false).seed).toBe('none')
    expect(readConfig({ NODE_ENV: 'production', SEED: '500' }, false).seed).toBe(500)
    expect(() => readConfig({ NODE_ENV: 'production', SEED: 'demo' }, false)).toThrow('SEED cannot be demo')
  })

  // BASE-65
  it('takes a public address with a port, and with a slash at its end', () => {
    for (const PUBLIC_URL of ['https://hire.example:8443', 'https://hire.example/'])
      expect(readConfig({ PUBLIC_URL }, false).publicUrl).toBe(PUBLIC_URL)
  })

  it('accepts a number of contractors to seed', () => {
    expect(readConfig({ SEED: '500' }, false).seed).toBe(500)
  })
})
