import * as z from 'zod/mini';
import { rule, formMaxLength, text } from './rules.ts';

/**
 * Fixed sets of the specification's queries. Those without a meaning are named here as its states suggest; others have
 * codecs in `wire.ts`.
 */
export const enumerations = {
  /** Kind of ID request: new, change, release. */
  idRequestType: { 1: 'new', 2: 'change', 3: 'release' },
  /** Requests shown in a list: all, or those in one of the six request states. */
  idListQuery: {
    0: 'all',
    1: 'beforeRequest',
    2: 'requesting',
    3: 'approved',
    4: 'rejected',
    5: 'completed',
    6: 'cancelled',
  },
  idListSort: { FNM: 'fullName', USER_ID_APPL_YMD: 'requestDate', EN_GNM: 'englishGivenName' },
  permissionTarget: { L: 'role', R: 'resource', V: 'viewResource' },
  /** Scope of a query: the caller's own data, the sub-organisation, the department, everything managed. */
  peopleScope: { S: 'self', O: 'subOrganisation', D: 'department', M: 'managed' },
  /** Change of a row in a bulk or synchronisation run. */
  rowChange: { C: 'created', D: 'deleted', A: 'added', S: 'synchronised', U: 'updated' },
  /** Kind of grantee of a permission: a person, a role. */
  granteeKind: { P: 'person', R: 'role' },
  /** Whose people a query finds: the organisation's own, or those of another company that are dispatched in. */
  organisationKind: { O: 'own', T: 'temporary' },
  /** Keys by which a query names people: login ID, mail address, person. */
  personKey: { U: 'loginId', M: 'mail', P: 'person' },
  boardKind: { B: 'board' },
  mailKind: { M: 'mail' },
} as const;

export type Enumeration = keyof typeof enumerations;

/** The wire codes of a named set, for what keeps them as they are. */
export function codesOf<const E extends Enumeration>(name: E): readonly (keyof (typeof enumerations)[E])[] {
  return Object.keys(enumerations[name]) as (keyof (typeof enumerations)[E])[];
}

/** One value of a named set, by its wire code outside and its name inside. */
export function enumeration<const E extends Enumeration>(name: E) {
  const names: Readonly<Record<string, string>> = enumerations[name];
  const codes = Object.fromEntries(Object.entries(names).map(([code, meaning]) => [meaning, code]));
  type Meaning = (typeof enumerations)[E][keyof (typeof enumerations)[E]] & string;
  return z.codec(
    z.enum(Object.keys(names)),
    z.custom<Meaning>((value) => typeof value === 'string' && value in codes),
    {
      // Every key of the set has a meaning and the enum admits its keys alone.
      decode: (code) => names[code] as Meaning,
      encode: (meaning) => codes[meaning] ?? '',
    },
  );
}

/** LIM-07: a zone as an offset, GMT+n or GMT-n in whole hours of those that exist. */
export const gmtOffset = text(formMaxLength).check(
  rule<string>('CO400', (value) => {
    const [, sign, hours] = /^GMT([+-])(0|[1-9]|1[0-4])$/.exec(value) ?? [];
    return hours !== undefined && (sign === '+' || Number(hours) <= 12);
  }),
);
