export { AddPopup } from './add-popup.tsx';
export type { SetUpStepProps, SetUpCompany } from './set-up-step.ts';
export { StepList } from './step-list.tsx';
export { type SetUpTexts, SetUpTextsProvider, useSetUpTexts } from './set-up-texts.tsx';
export { StepRail } from './step-rail.tsx';
