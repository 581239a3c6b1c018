import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import type { ImportAsk, ImportKind, PlannedLine } from '../../../platform/import-kind.ts';
import type { Finding } from './stored/sealed.ts';
import type { Work } from './work.ts';

export type Refused = PlannedLine & { readonly mark: 'refused' };

/** The line of a row of the dry run's own run; 0 of a department that is made before. */
export type LineOf = number[];

export interface DryRun {
  readonly work: Work;
  readonly kind: ImportKind;
  readonly columns: readonly string[];
  readonly ask: Omit<ImportAsk, 'tx'>;
  readonly run: RunOf | undefined;
  readonly lineOf: LineOf;
  /** The first line that is about each thing. */
  readonly taken: Map<string, number>;
  /** Refused lines that are tried behind all others for what else stands against them. */
  readonly late: Map<number, Refused>;
  /** Lines that need each department that is made before. */
  readonly needing: Map<string, number[]>;
  checked: number;
}

/** Writes a plan as its row keeps it. */
export function findingOf(plan: PlannedLine): Finding {
  if (plan.mark === 'refused') {
    const { issues, missingDepartment } = plan;
    return { issues, ...(missingDepartment === undefined ? {} : { missingDepartment }) };
  }
  if (plan.mark === 'left') return {};
  return { steps: plan.steps, ...(plan.before && { before: plan.before }) };
}
