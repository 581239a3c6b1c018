import * as z from 'zod/mini';
import type { rootDepartment } from '../../organisation/departments/limits.ts';

/**
 * Places of a field: list row, panel, registration, change, export, and the person's own page (`own`: changed there,
 * `owned`: shown there).
 */
export type FieldPlace = 'list' | 'panel' | 'form' | 'change' | 'export' | 'own' | 'owned';

export const fieldGroups = ['name', 'job', 'contact', 'account'] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** One column of a person, described once: every reader and writer of people is made from this. Its label is `fields.<name>`. */
export interface PersonField {
  /** The rule for what is typed. One with a default may be left out of a registration. */
  readonly rule: z.ZodMiniType;
  /** The shape in answers. */
  readonly answer: z.ZodMiniType;
  readonly column: string;
  /** `sealed` is encrypted; `found` as well, and has a blind index in `<column>_index` that finds equal values. */
  readonly storage: 'plain' | 'sealed' | 'found';
  /** Stored form of an empty value. */
  readonly none: '' | null;
  /** Value after the account is closed; absent: the empty value. */
  readonly closed?: 'kept' | 'UTC' | typeof rootDepartment | true;
  readonly places: readonly FieldPlace[];
  /** Stored only while the person agrees to optional personal data (RCN-02). */
  readonly isOptional?: true;
  /** Optional data of which a person reads under the name of another field. */
  readonly listedWith?: string;
  /** `text`: a plain text field in forms, a line in the panel. All others have a control of their own. */
  readonly control: 'text' | 'own';
  /** Heading of the forms and of the panel for a text field. */
  readonly group?: FieldGroup;
  /** Kind of typed input: an address or a number, English on a page of another language, or a day of any year. */
  readonly typed?: 'email' | 'tel' | 'english' | 'day';
  readonly seenBy: 'employees.view';
  /** Visibility to colleagues, besides the people who may view employees: always, or by the person's choice; absent: none. */
  readonly colleagues?: 'always' | 'chosen';
  readonly changedBy?: 'employees.change';
}

/** Keeps the exact types of a description. */
export function field<const F extends Omit<PersonField, 'seenBy'>>(described: F) {
  return { ...described, seenBy: 'employees.view' } as const;
}

export const common = { answer: z.string(), storage: 'plain', none: '' } as const;
export const changed = { changedBy: 'employees.change' } as const;

/** Properties of a field that gives a person's place in the company: forms offer it from a list, and everyone sees it. */
export const placed = {
  ...common,
  ...changed,
  places: ['form', 'change'],
  control: 'own',
  colleagues: 'always',
} as const;

/** The company's own record of a person: it appears in the panel and in both forms. */
export const recorded = { ...common, ...changed, places: ['panel', 'form', 'change'] } as const;
/** The same, and the person reads it on their own page. */
export const recordedForAll = { ...recorded, places: ['panel', 'form', 'change', 'owned'] } as const;
/** Encrypted, and found by equal values. */
export const found = { storage: 'found', none: null } as const;
/** A field as `recorded`, encrypted. */
export const sealed = { ...recorded, storage: 'sealed', none: null } as const;
/** Optional data that the person changes as well as the company does. */
export const shared = { places: ['panel', 'form', 'change', 'own'], isOptional: true } as const;
