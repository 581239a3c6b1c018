import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { distinct } from '../../kernel/lists/distinct.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { required, text, storedId } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { subOrganisationLimits } from './limits.ts';
import { subOrganisationChange, subOrganisationInput } from './rules.ts';

const subOrganisationId = storedId;
const subOrganisationIds = z
  .array(subOrganisationId)
  .check(z.minLength(1), z.maxLength(subOrganisationLimits.subOrganisations), distinct<string>());
const path = '/api/v1/sub-organisations';
export const oneSubOrganisation = z.strictObject({ subOrganisationId });
export const subOrganisationOrder = z.strictObject({ subOrganisationIds, expected: z.optional(subOrganisationIds) });

export const departmentPlace = z.strictObject({
  departmentCode: text(50).check(required),
  /** Null: of the company itself, or where the department above it is. */
  subOrganisationId: z.nullable(subOrganisationId),
  expected: z.optional(z.nullable(subOrganisationId)),
});
const { departmentCode, ...place } = departmentPlace.shape;

/** DEP-06: puts a department, with all below it, into a sub-organisation, or takes it out. */
export const placeDepartment = route({
  method: 'PUT',
  path: '/api/v1/sub-organisation-departments/{departmentCode}',
  params: z.strictObject({ departmentCode }),
  body: z.strictObject(place),
  answer: success,
});

export const personPlace = z.strictObject({
  personId: storedId,
  /** Null: where the person's department is. */
  subOrganisationId: z.nullable(subOrganisationId),
  expected: z.optional(z.nullable(subOrganisationId)),
});
const { personId, ...placeOfPerson } = personPlace.shape;

/** DEP-06: puts a person into a sub-organisation by themselves, whatever their department is in, or takes them out. */
export const placePerson = route({
  method: 'PUT',
  path: '/api/v1/sub-organisation-people/{personId}',
  params: z.strictObject({ personId }),
  body: z.strictObject(placeOfPerson),
  answer: success,
});

const placedPerson = z.strictObject({ personId: z.uuid(), fullName: z.string(), englishName: z.string() });

const placedDepartment = z.strictObject({
  departmentCode: z.string(),
  departmentName: z.string(),
  englishDepartmentName: z.string(),
});

const subOrganisationRow = z.strictObject({
  subOrganisationId,
  subOrganisationCode: z.string(),
  subOrganisationName: z.string(),
  englishSubOrganisationName: z.string(),
  /** Those that are in it with all below them. */
  departments: z.array(placedDepartment),
  /** Those who are in it by themselves. */
  people: z.array(placedPerson),
});
export type SubOrganisationRow = z.output<typeof subOrganisationRow>;

export const listSubOrganisations = route({
  method: 'GET',
  path,
  answer: listOf(subOrganisationRow, { limit: z.number(), can: canOf(['create']) }),
});

export const createSubOrganisation = route({
  method: 'POST',
  path,
  body: subOrganisationInput,
  answer: z.strictObject({ subOrganisationId }),
});

export const changeSubOrganisation = route({
  method: 'PUT',
  path: `${path}/{subOrganisationId}`,
  params: oneSubOrganisation,
  body: subOrganisationChange,
  answer: success,
});

export const deleteSubOrganisation = route({
  method: 'DELETE',
  path: `${path}/{subOrganisationId}`,
  params: oneSubOrganisation,
  answer: success,
});

/** The wanted order; those that came in the meantime keep their place at the end. `expected`: the order that the caller saw. */
export const orderSubOrganisations = route({
  method: 'PUT',
  path: '/api/v1/sub-organisation-order',
  body: subOrganisationOrder,
  answer: success,
});
