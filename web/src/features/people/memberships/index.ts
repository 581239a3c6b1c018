import { lazy } from 'react';

/** A person in service found by typing; with the form that asks for one. */
export const PersonField = lazy(async () => ({ default: (await import('./parts/person-field.tsx')).PersonField }));

export { useRightNames } from './right-names.ts';
