import { lazy } from 'react';
import { addTexts } from '../../../kernel/i18n.ts';

export { useDayText } from './moments.ts';
export { useLeaveKind } from './leave-kind.ts';
export { StandingActs, ActMenu } from './parts/employment-acts.tsx';
export { DayField, WhenFields } from './parts/when-fields.tsx';
export { useComingEntries } from './parts/coming-entries.tsx';
export { DispatchBadge } from './parts/badges/dispatch-badge.tsx';
export { LeaveBadge } from './parts/badges/leave-badge.tsx';
export { LeaveEndFields } from './parts/leave-end-fields.tsx';
export { PlannedBadge } from './parts/badges/planned-badge.tsx';
export { ReasonFields } from './parts/reason-fields.tsx';
export { StoryEntry } from './parts/story-entry.tsx';
export { SuspensionNote } from './parts/suspension-note.tsx';
export { SuspendEndFields } from './parts/suspend-end-fields.tsx';
export { reasonFrom as retirementReasonFrom } from './leaving-form.ts';
export { lastDayOf, leaveEndFault, leaveKindFrom } from './leave-form.ts';
export { endOf, suspensionEndFault, suspensionReasonFrom } from './suspend-form.ts';

/** Reads the texts of this capability; the panel waits for them. */
export const loadTexts = async () => addTexts((await import('./page-texts.ts')).pageTexts);

/** The dialog of an act, over the panel; it comes with its first use. */
export const EmploymentDialog = lazy(async () => ({
  default: (await import('./parts/employment-dialog.tsx')).EmploymentDialog,
}));
