import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { grantPlaces } from '../../kernel/access/permission.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { route } from '../../kernel/route.ts';
import { storedId } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { grantChange, granteeTypes, newGrant, oneGrant, scopeKinds, targetTypes } from './rules.ts';

const path = '/api/v1/grants';
export const onePerson = z.strictObject({ personId: storedId });

/** Names of a person, department or board; '' without a name of its own, as for a built-in role. */
const named = { name: z.string(), englishName: z.string() };

const personNames = z.strictObject({ fullName: z.string(), englishName: z.string() });

const grantRow = z.strictObject({
  grantId: z.uuid(),
  grantee: z.strictObject({ type: z.enum(granteeTypes), id: z.string(), ...named, photoId: z.nullable(z.string()) }),
  target: z.strictObject({ type: z.enum(targetTypes), name: z.string(), shownName: z.string() }),
  scope: z.strictObject({ kind: z.enum(scopeKinds), id: z.string(), ...named }),
  validFrom: z.string(),
  validUntil: z.string(),
  window: z.nullable(z.strictObject({ windowId: z.string(), name: z.string(), isOpen: z.boolean() })),
  /** `outside`: not in its hours. */
  state: z.enum(['now', 'outside', 'notYet', 'over']),
  /** Days until its last day is over; null if that is further away. */
  endsInDays: z.nullable(z.number()),
  givenAt: z.iso.datetime(),
  /** Null where the account is closed. */
  givenBy: z.nullable(personNames),
  reason: z.string(),
  can: canOf(['change', 'takeBack']),
});
export type GrantRow = z.output<typeof grantRow>;

export const grantList = z.strictObject({
  grantee: z._default(z.enum(['', ...granteeTypes]), ''),
  soon: z._default(z.enum(['', 'Y']), ''),
  page: pageNumber,
});

/** MEM-02, MEM-03: rights that people gave, to persons and to roles. */
export const listGrants = route({
  method: 'GET',
  path,
  query: grantList,
  answer: listOf(grantRow, { soonCount: z.number(), can: canOf(['give']) }),
});

/** Rights of one person, those through a role too. */
export const listPersonGrants = route({
  method: 'GET',
  path: '/api/v1/employees/{personId}/grants',
  params: onePerson,
  answer: listOf(grantRow, { person: personNames, can: canOf(['give']) }),
});

const choice = z.strictObject({ id: z.string(), name: z.string() });
/** MEM-04: scopes narrower than the company in which it opens anything. */
const places = z.array(z.enum(grantPlaces));

/** Choices of a reader who gives: names of resources and roles, windows to choose from. */
export const readGrantChoices = route({
  method: 'GET',
  path: `${path}/choices`,
  answer: z.strictObject({
    /** Resources with the types that can be given: all of it (R), or what shows of it (V). */
    resources: z.array(
      z.strictObject({ name: z.string(), types: z.array(z.strictObject({ type: z.enum(['R', 'V']), places })) }),
    ),
    /** Built-in roles, by name. */
    roles: z.array(z.strictObject({ name: z.string(), places })),
    companyRoles: z.array(z.extend(choice, { places })),
    windows: z.array(choice),
    subOrganisations: z.array(choice),
    /** A reader whose right ends at a part of the company gives there alone. */
    isWholeCompany: z.boolean(),
  }),
});

export const giveGrant = route({
  method: 'POST',
  path,
  body: newGrant,
  answer: z.strictObject({ grantId: z.uuid() }),
});

export const changeGrant = route({
  method: 'PUT',
  path: `${path}/{grantId}`,
  params: oneGrant,
  body: grantChange,
  answer: success,
});

export const takeBackGrant = route({ method: 'DELETE', path: `${path}/{grantId}`, params: oneGrant, answer: success });
