import { lazy } from 'react';

export const needs = ['set-up-steps'];

/** The set-up's step, with the wizard's page alone. */
export const loadSetUpStep = () => import('./parts/set-up-step.tsx');

/** A department found by typing; with the form that asks for one. */
export const DepartmentField = lazy(async () => ({
  default: (await import('./parts/department-field.tsx')).DepartmentField,
}));
