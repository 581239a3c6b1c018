import { type ComponentType, lazy } from 'react';
import type { MenuCode } from '../console/index.ts';
import type { SetUpStepProps } from '../../ground/set-up-steps/index.ts';
import { loadSetUpStep as loadAnniversaries } from '../../workplace/anniversaries/index.ts';
import { loadSetUpStep as loadDepartments } from '../../organisation/departments/index.ts';
import { loadSetUpStep as loadJobRanks } from '../../organisation/job-ranks/index.ts';
import { loadSetUpStep as loadBoards } from '../../workplace/managed-boards/index.ts';
import { loadSetUpStep as loadMenus } from '../../workplace/menus/index.ts';

interface Making {
  /** The console's section of the same things, which counts them. */
  readonly code: MenuCode;
  readonly Step: ComponentType<SetUpStepProps>;
}

/** The steps that make things: each is its capability's own. */
export const makingSteps = {
  jobRanks: { code: 'RANK', Step: lazily(async () => (await loadJobRanks()).RankSetUpStep) },
  departments: { code: 'DEPT', Step: lazily(async () => (await loadDepartments()).DepartmentSetUpStep) },
  menus: { code: 'MENU', Step: lazily(async () => (await loadMenus()).MenuSetUpStep) },
  boards: { code: 'BOARD', Step: lazily(async () => (await loadBoards()).BoardSetUpStep) },
  anniversaries: { code: 'ANNIV', Step: lazily(async () => (await loadAnniversaries()).AnniversarySetUpStep) },
} as const satisfies Readonly<Record<string, Making>>;

export function isMakingStep(step: string): step is keyof typeof makingSteps {
  return step in makingSteps;
}

function lazily(load: () => Promise<ComponentType<SetUpStepProps>>) {
  return lazy(async () => ({ default: await load() }));
}
