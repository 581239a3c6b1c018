import type { Reading } from '@madang/contract/joining/imports/shapes.ts';
import type {
  ImportMark,
  importSources,
  ImportState,
  LetInWay,
  tableFormats,
} from '@madang/contract/joining/imports/kinds.ts';

/** Reading of a file, with its format and its sheets. */
export interface ImportReading extends Reading {
  readonly format: (typeof tableFormats)[number];
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
}

export interface ImportKey {
  readonly companyCode: string;
  readonly importId: string;
}

export interface LetIn {
  readonly way: LetInWay;
  readonly on: string | null;
}

export type FoundBy = 'heading' | 'remembered' | 'content' | 'caller';

/** An import as it is stored. */
export interface StoredImport {
  readonly importId: string;
  readonly personId: string;
  readonly kind: string;
  readonly source: (typeof importSources)[number];
  readonly fileName: Buffer | null;
  readonly fileId: string | null;
  readonly contentHash: Buffer | null;
  readonly selectedCount: number | null;
  readonly state: ImportState;
  readonly attempt: number;
  readonly refusal: { readonly code: string; readonly params: Readonly<Record<string, string | number>> } | null;
  readonly reading: Buffer | null;
  readonly headings: Buffer | null;
  readonly columns: readonly string[];
  readonly foundBy: readonly string[];
  readonly made: Buffer | null;
  readonly letIn: LetIn | null;
  readonly total: number;
  readonly checked: number;
  readonly newCount: number;
  readonly changedCount: number;
  readonly leftCount: number;
  readonly refusedCount: number;
  readonly checkRunId: string | null;
  readonly runId: string | null;
  readonly lettersRunId: string | null;
  readonly createdAt: Date;
  readonly appliedAt: Date | null;
}

/** A row as it is stored. */
export interface StoredRow {
  readonly line: number;
  readonly cells: Buffer;
  /** Cells as they were when a selection was opened; null of a file. */
  readonly origin: Buffer | null;
  readonly isEdited: boolean;
  readonly fault: string | null;
  readonly mark: ImportMark | null;
  readonly code: string | null;
  readonly depth: number;
  readonly finding: Buffer | null;
  readonly aboutId: string | null;
  readonly runRow: number | null;
}
