const UNSUPPORTED: Readonly<Record<string, string>> = {
  tagFilters: 'is not supported; use facetFilters and numericFilters',
  insidePolygon: 'is not supported; use insideBoundingBox',
  aroundLatLngViaIP: 'is not supported; use aroundLatLng',
  minimumAroundRadius: 'is not supported; use aroundRadius',
  similarQuery: 'is not supported; use query',
  advancedSyntax: 'is not supported',
  attributesToSnippet: 'is not supported; use attributesToHighlight',
  optionalWords: 'is not supported',
  restrictSearchableAttributes: 'is not supported',
}

/** Parameters with the one value that is supported, which is the service's default. */
const FIXED: Readonly<Record<string, string>> = {
  queryType: 'prefixLast',
  removeWordsIfNoResults: 'none',
  sortFacetValuesBy: 'count',
  typoTolerance: 'true',
}

/** Whether a parameter asks for something. */
export const isSet = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  value !== 'false' &&
  value !== '[]' &&
  !(Array.isArray(value) && value.length === 0)

/** The parameters that would change whom a search finds, and that it cannot follow, with why. Rule: SRCH-3. */
export const findUnsupported = (wire: Readonly<Record<string, unknown>>): Record<string, readonly string[]> => ({
  ...Object.fromEntries(
    Object.entries(UNSUPPORTED).flatMap(([name, why]) => (isSet(wire[name]) ? [[name, [why]]] : [])),
  ),
  ...Object.fromEntries(
    Object.entries(FIXED).flatMap(([name, supported]) => {
      const value = wire[name]
      const isLeft =
        [undefined, null, '', supported].some((left) => left === value) || (value === true && supported === 'true')
      return isLeft ? [] : [[name, [`may only be ${supported}`]]]
    }),
  ),
})
