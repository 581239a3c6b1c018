import { rule, text } from '../../kernel/rules.ts';

/** Kinds of imports of the product, in the order in which they are offered; a capability may add its own. */
export const ownImportKinds = [
  'people',
  'changes',
  'transfers',
  'leaves',
  'returns',
  'retirements',
  'reinstatements',
  'withdrawals',
  'passwords',
  'invitations',
  'departments',
  'jobRanks',
  'jobTitles',
] as const;
export type OwnImportKind = (typeof ownImportKinds)[number];

/** The name of a kind, of the product or of a capability. */
export const importKind = text(30).check(rule<string>('CO400', (value) => /^[a-z][A-Za-z]{1,29}$/.test(value)));

/** Findings of a dry run, as the row change of a wire has them: C and U are done, S is left, refused are not. */
export const importMarks = ['new', 'changed', 'left', 'refused'] as const;
export type ImportMark = (typeof importMarks)[number];

/** 'read' waits for its columns, 'checked' for its owner; 'applying' has a run. */
export const importStates = ['reading', 'read', 'checking', 'checked', 'applying', 'applied', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** Ways in for people who were registered. */
export const letInWays = ['nothing', 'now', 'onDay', 'passwords'] as const;
export type LetInWay = (typeof letInWays)[number];

/** 'selection': people of the list, edited in the grid. */
export const importSources = ['pasted', 'file', 'selection'] as const;

export const tableFormats = ['pipe', 'csv', 'tsv', 'xlsx'] as const;
export const tableEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'cp949', 'cp932', 'cp936', 'cp950'] as const;
export const tableDelimiters = [',', ';', '\t', '|'] as const;
