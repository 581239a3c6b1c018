/** What runs of many changes are called, how fast they are, and how they ended. */
export { useRunPace } from './run-pace.ts';
export { useRunTitle } from './run-title.ts';
export { useText as useRunText } from './texts.ts';
