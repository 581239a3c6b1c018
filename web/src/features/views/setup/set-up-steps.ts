import type { MenuCode } from '../console/index.ts';

/** The steps that make things, each with the console's section of the same things, which counts them. */
export const makingSteps = {
  jobRanks: 'RANK',
  departments: 'DEPT',
  menus: 'MENU',
  boards: 'BOARD',
  anniversaries: 'ANNIV',
} as const satisfies Readonly<Record<string, MenuCode>>;

export function isMakingStep(step: string): step is keyof typeof makingSteps {
  return step in makingSteps;
}
