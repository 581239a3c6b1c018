import type { Contribution } from '../../../kernel/sections/contributions.ts';
import { latePart } from '../../../kernel/pages/late-part.tsx';

const texts = () => import('./page-texts.ts');

export const contribution: Contribution = {
  asOf: {
    Day: latePart(async () => (await import('./parts/day-field.tsx')).DayField, texts),
    Departments: latePart(async () => (await import('./parts/departments-then.tsx')).DepartmentsThen, texts),
    Chart: latePart(async () => (await import('./parts/chart-then.tsx')).ChartThen, texts),
    People: latePart(async () => (await import('./parts/people-then.tsx')).PeopleThen, texts),
    Person: latePart(async () => (await import('./parts/person-then.tsx')).PersonPanelThen, texts),
  },
};
