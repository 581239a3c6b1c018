import { lazy } from 'react';

export const needs = ['jobs', 'set-up-steps'];

/** A department found by typing; with the form that asks for one. */
export const DepartmentField = lazy(async () => ({
  default: (await import('./parts/department-field.tsx')).DepartmentField,
}));
