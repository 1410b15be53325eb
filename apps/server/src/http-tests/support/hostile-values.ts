import fc from 'fast-check'

/** Placeholder for deeply nested lists, which no serializer would write. */
const DEEP = '@deeply nested@'
const DEPTH = 5_000

const numbers = [
  0,
  -0,
  -1,
  1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  9_999_999,
  10_000_000,
  32_768,
]
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202egpj.exe',
  '\ufeff',
  '👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(201),
  'x'.repeat(5_000),
  'ß'.repeat(100_000),
  '__proto__',
  'constructor',
  'toString',
  "'; drop table accounts; --",
  '%',
  '%00',
  '\\',
  '../../etc/passwd',
  '{}',
  '[]',
  '[[[[',
  '{"a":',
  'NaN',
  'Infinity',
  '1e999',
  '0x10',
  '-0',
  'null',
  'true',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '2024-02-30',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13',
  '275760-09-14T00:00:00Z',
  '2024-13-01T25:61:61Z',
  'javascript:alert(1)',
  'http://[::1',
  'a@b',
  `${'a'.repeat(300)}@example.com`,
  '+999999999999999999999',
  DEEP,
]
const objects: readonly unknown[] = [
  {},
  [],
  [[]],
  [null],
  [{}],
  ['x', 1, null, {}],
  Object.fromEntries([['__proto__', { polluted: true }]]),
  { constructor: { prototype: { polluted: true } } },
  JSON.parse('{"toString":"x","valueOf":1,"then":"y"}'),
  { length: 1e9 },
  { 0: 'a', length: 1 },
  Array.from({ length: 2_000 }, () => 'a'),
]

/** Any value that a client could send where another type is expected. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(null, true, false, ...numbers, ...texts, ...objects) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom('__proto__', 'constructor', 'uuid', 'name', ''),
      fc.jsonValue({ maxDepth: 1 }),
    ),
  },
)

/** The JSON text of a value, with placeholders expanded. */
export const hostileJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(JSON.stringify(DEEP), '['.repeat(DEPTH) + ']'.repeat(DEPTH))

/** A value encoded as part of a URL. */
export const toUrlPart = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent(text.toWellFormed().slice(0, 2_000))
}
