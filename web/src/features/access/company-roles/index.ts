import { lazy } from 'react';

export const needs = ['grant-effects', 'role-assignments'];

/** Roles that the company made, as a list; with the page of rights. */
export const CompanyRoles = lazy(async () => ({ default: (await import('./parts/company-roles.tsx')).CompanyRoles }));
