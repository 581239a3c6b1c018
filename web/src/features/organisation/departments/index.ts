import { lateField } from '../../../ui/late/late-field.tsx';

export const needs = ['jobs', 'set-up-steps'];

/** A department found by typing; with the form that asks for one. */
export const DepartmentField = lateField(async () => (await import('./parts/department-field.tsx')).DepartmentField);
