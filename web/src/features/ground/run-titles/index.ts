/** Words about runs of many changes: titles, pace and endings. */
export { useRunPace } from './run-pace.ts';
export { plansChanges, useRunTitle } from './run-title.ts';
export { useRunEnding } from './run-ending.ts';
