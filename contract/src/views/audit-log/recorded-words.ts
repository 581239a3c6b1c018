import { termsCodes } from '../../ground/terms/rules.ts';

/** Fields that name a place of a person by its code: the log says what changed, not in what it is stored. */
const places: Readonly<Record<string, string>> = {
  departmentCode: 'department',
  jobRankCode: 'jobRank',
  jobTitleCode: 'jobTitle',
};

/** Prefix of an invitation in a record; its number is not shown to readers. */
const invitationNumber = /^invitation:/;

/** Spelling of a name in code: a word that a reader does not know, unless a catalogue has one for it. */
const spelledInCode = /^[a-z]+([A-Z][a-z]*)+$/;

/** Splits what a record names as a field into the keys of its words; a reason is one text, terms are followed by their part. */
export function recordedWords(name: string): readonly string[] {
  if (invitationNumber.test(name)) return [];
  const [first = '', ...rest] = name.split(' ');
  if (termsCodes.some((code) => code === first)) return [first, ...rest.filter((part) => part !== 'whole')];
  return [places[name] ?? name];
}

/** Returns true for a technical name, which is not shown where no catalogue has a word for it. */
export function isTechnicalName(name: string): boolean {
  return spelledInCode.test(name);
}

/** Details that are ids and codes which only the product reads; a record does not show them. */
export const unreadDetails: ReadonlySet<string> = new Set([
  'about',
  'act',
  'answer',
  'before',
  'choice',
  'color',
  'dispatchId',
  'emblemId',
  'heldKind',
  'itemCategoryId',
  'mark',
  'name',
  'scope',
  'seatId',
  'table',
  'task',
  'type',
  'way',
  'grantee',
]);
