import { lateField } from '../../../ui/late/late-field.tsx';

/** A person in service found by typing; with the form that asks for one. */
export const PersonField = lateField(async () => (await import('./parts/person-field.tsx')).PersonField);

export { useRightNames } from './right-names.ts';
