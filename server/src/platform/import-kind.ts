import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { MadeDepartment } from '@madang/contract/joining/imports/shapes.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { FindPeople } from './import-people.ts';
import type { Tx } from '../kernel/db/database.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { StoredStep } from '../kernel/operations/outcome.ts';
import type { SuiteWord } from '../kernel/tables/columns/suite-words.ts';

/** An item that a column of a file may be. */
export interface ImportItem {
  /** Also the field of the operation whose faults its cell shows. */
  readonly name: string;
  /** Key of its label; absent: `fields.<name>`. */
  readonly label?: string;
  /** Headings beside the label in six languages: wire names, words of other suites. */
  readonly words?: readonly string[];
  /** Its meanings in other suites, whose titles of columns name it too. */
  readonly suite?: readonly SuiteWord[];
  readonly content?: 'mail' | 'phone' | 'date' | 'name';
  readonly isRequired?: true;
  /** Says, alone or with others, which person or thing a row is about. */
  readonly isKey?: true;
  /** Values with their spellings; the label of a value is `<label of the item>` of the kind's own texts. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Further fields whose faults its cell shows. */
  readonly fills?: readonly string[];
  /** Things of the company that its cells name, whose codes a template lists. */
  readonly lists?: 'departments' | 'jobRanks' | 'jobTitles';
  /** Another spelling of items that a template has. */
  readonly isAlias?: true;
}

/** Facts that the example of a template is made of. */
export interface ExampleFacts {
  readonly companyCode: string;
  readonly language: Language;
  /** The company's day. */
  readonly today: string;
  /** Codes that the company has; '' for none, TOP for no department. */
  readonly codes: Readonly<Record<NonNullable<ImportItem['lists']>, string>>;
}

/** A row with the cells of chosen columns; '' leaves an item as it is, '-' takes its value away. */
export interface ImportLine {
  readonly line: number;
  /** Thing that a row of a selection is about. The row has edited cells alone, and '' deletes a value. */
  readonly aboutId?: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Plan of one line: its mark, and the changes that carry it out. */
export type PlannedLine = { readonly line: number } & (
  | {
      readonly mark: 'new' | 'changed';
      /** Changes that carry it out, in their order; none where another way leads to it. */
      readonly steps: readonly StoredStep[];
      /** The same as a dry run may try them before departments of the import exist. */
      readonly checkedAs?: readonly StoredStep[];
      /** Key of the thing that no other line may be about. */
      readonly takes: string;
      readonly aboutId?: string;
      readonly before?: Readonly<Record<string, string>>;
      readonly depth?: number;
    }
  | { readonly mark: 'left'; readonly takes: string; readonly aboutId?: string }
  | {
      readonly mark: 'refused';
      readonly issues: readonly FieldIssue[];
      /** A department, as the cell names it, that could be made. */
      readonly missingDepartment?: string;
      /** Changes without the faulty cells, which a dry run tries for what else stands against the line. */
      readonly triedAs?: readonly StoredStep[];
    }
);

export interface ImportAsk {
  readonly tx: Tx;
  readonly kernel: Kernel;
  readonly companyCode: string;
  readonly findPeople: FindPeople;
  readonly language: Language;
  /** Departments that are made before the rows. */
  readonly made: readonly MadeDepartment[];
  /** Kept from one portion of lines to the next of the same dry run. */
  readonly facts: Map<string, unknown>;
}

/** A kind of file: what its columns may be, and which changes its rows are. */
export interface ImportKind {
  readonly kind: string;
  /** Its place in the list, in steps of ten. */
  readonly place: number;
  /** Permission that has to reach at least one thing; otherwise the kind is not offered. */
  readonly permission: Permission;
  /** The operation by whose name the run is opened; absent: its rows run nothing. */
  readonly operation?: string;
  readonly items: readonly ImportItem[];
  /** Departments that are missing may be made with it. */
  readonly makesDepartments?: true;
  /** All lines are planned at once: they may name each other. */
  readonly isWhole?: true;
  readonly rowChange?: 'deleted' | 'added';
  /** Cells of a row that its template shows; one that is about someone names the person of the example of `people`. */
  readonly example?: (facts: ExampleFacts) => Readonly<Record<string, string>>;
  /** Plans a portion of lines, in any order. */
  readonly plan: (ask: ImportAsk, lines: readonly ImportLine[]) => Promise<readonly PlannedLine[]>;
}
