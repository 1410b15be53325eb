import { EARTH_RADIUS_METRES, type Around } from '@guildhall/domain/search'
import type { Json } from './json.ts'

/** The domain's `distanceMetres` in steps, on exact coordinates: the engine's own sort is by metres only. */
const DISTANCE_STEP = `
  double north = Math.toRadians(doc['latitude'].value);
  double northward = Math.sin((north - params.north) / 2);
  double eastward = Math.sin((Math.toRadians(doc['longitude'].value) - params.east) / 2);
  double half = northward * northward + Math.cos(params.north) * Math.cos(north) * eastward * eastward;
  return Math.floor(params.diameter * Math.asin(Math.min(1.0, Math.sqrt(half))) / params.precision);`
  .replaceAll(/\s+/g, ' ')
  .trim()

/** Sorts by distance step, nearest first; nothing without a centre. */
export const distanceStepSort = (around: Around | null): readonly Json[] =>
  around
    ? [
        {
          _script: {
            type: 'number',
            order: 'asc',
            script: {
              source: DISTANCE_STEP,
              params: {
                north: (around.latitude * Math.PI) / 180,
                east: (around.longitude * Math.PI) / 180,
                diameter: 2 * EARTH_RADIUS_METRES,
                precision: around.precision,
              },
            },
          },
        },
      ]
    : []
