export { LateTray } from '../../ground/jobs/index.ts';
export { LeavingGuard } from './parts/leaving-guard.tsx';
export { SectionTextsInLanguage } from './parts/section-texts.tsx';
export { ConsoleShell } from './shell.tsx';
