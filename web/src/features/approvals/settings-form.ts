import { type ApprovalSettings, approvalSettings } from '@madang/contract/approvals/rules.ts';
import * as z from 'zod/mini';

const counts = ['keptDays', 'maxApprovers', 'maxAgreers', 'maxReferees', 'maxReceivers'] as const;
type Count = (typeof counts)[number];

/** What the fields hold: numbers as they are typed. */
export type TypedSettings = Omit<ApprovalSettings, Count> & Readonly<Record<Count, string>>;

export function typedOf(settings: ApprovalSettings): TypedSettings {
  const texts = Object.fromEntries(counts.map((name) => [name, String(settings[name])])) as Record<Count, string>;
  return { ...settings, ...texts };
}

/** The contract's own schema behind the typed texts. */
export const settingsForm = z.pipe(z.transform(toSettings), approvalSettings);

function toSettings(typed: TypedSettings) {
  // What is no number goes on as one that no range has: the schema behind refuses it under its field.
  const numbers = counts.map((name) => [name, /^\d+$/.test(typed[name].trim()) ? Number(typed[name]) : -1]);
  return { ...typed, ...(Object.fromEntries(numbers) as Record<Count, number>) };
}

/** The set-up stores the defaults too, when no one has chosen anything yet. */
export function areSame(settings: ApprovalSettings, defaults: ApprovalSettings): boolean {
  const names = Object.keys(approvalSettings.shape) as (keyof ApprovalSettings)[];
  return names.every((name) => settings[name] === defaults[name]);
}
