import { changeSubOrganisation } from '../../../modules/people/sub-organisations/operations/change-sub-organisation.ts';
import { createSubOrganisation } from '../../../modules/people/sub-organisations/operations/create-sub-organisation.ts';
import { deleteSubOrganisation } from '../../../modules/people/sub-organisations/operations/delete-sub-organisation.ts';
import { orderSubOrganisations } from '../../../modules/people/sub-organisations/operations/order-sub-organisations.ts';
import { restoreSubOrganisation } from '../../../modules/people/sub-organisations/operations/restore-sub-organisation.ts';
import { createDepartment } from '../../../modules/organisation/departments/index.ts';
import { placePerson } from '../../../modules/people/sub-organisations/operations/place-person.ts';
import { setIdChangePeriod } from '../../../modules/people/sub-organisations/operations/set-id-change-period.ts';
import { placeDepartment } from '../../../modules/people/sub-organisations/operations/place-department.ts';
import { addMember } from '../../member.ts';
import { type Addressed, example, type Preparation, step } from './example.ts';

const names = { subOrganisationName: '부산본부', englishSubOrganisationName: 'Busan' } as const;
const input = (subOrganisationCode: string) => ({ subOrganisationCode, ...names });
const create = (code: string) => step(createSubOrganisation, input(code));
const first = { kind: 'sub-organisation', id: '{0.subOrganisationId}' };
const [one, two, three] = ['{0.subOrganisationId}', '{1.subOrganisationId}', '{2.subOrganisationId}'] as const;

export const addressed: Addressed = {
  part: 'subOrganisationId',
  create: { path: '/api/v1/sub-organisations', body: input('PART') },
  bodies: {
    'PUT /api/v1/sub-organisations/{subOrganisationId}': names,
    'PUT /api/v1/sub-organisation-departments/{departmentCode}': { subOrganisationId: null },
    'PUT /api/v1/sub-organisation-people/{personId}': { subOrganisationId: null },
  },
};

const colleague: Preparation = async ({ app, companyCode }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'employee' });
  return { personId };
};

const department = step(createDepartment, {
  departmentCode: 'SALES{n}',
  departmentName: '영업',
  englishDepartmentName: 'Sales',
  parentDepartmentCode: 'TOP',
  language: 'ko',
});

const days = { from: '2026-12-01', to: '2026-12-31' };
const noDays = { from: '', to: '' };

export const examples = [
  example(setIdChangePeriod, {
    given: [create('BUSAN')],
    input: { subOrganisationCode: 'BUSAN', period: days, expected: noDays },
    leaves: () => ({
      audit: [
        {
          target: first,
          fields: ['idChangeFrom', 'idChangeUntil'],
          changes: [
            ['idChangeFrom', '', days.from],
            ['idChangeUntil', '', days.to],
          ],
        },
      ],
      undo: 'set-id-change-period',
    }),
    meanwhile: {
      ...step(setIdChangePeriod, { subOrganisationCode: 'BUSAN', period: { ...days, to: '2027-01-15' } }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(placeDepartment, {
    given: [create('BUSAN'), department, create('DAEGU')],
    input: { departmentCode: 'SALES{n}', subOrganisationId: one, expected: null },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'department', id: 'SALES{n}' },
          fields: ['subOrganisation'],
          changes: [['subOrganisation', '', one]],
        },
      ],
      undo: 'place-department',
    }),
    meanwhile: {
      ...step(placeDepartment, { departmentCode: 'SALES{n}', subOrganisationId: three }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(placePerson, {
    given: [create('BUSAN'), colleague, create('DAEGU')],
    input: { personId: '{1.personId}', subOrganisationId: one, expected: null },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'person', id: '{1.personId}' },
          fields: ['subOrganisation'],
          changes: [['subOrganisation', '', one]],
        },
      ],
      undo: 'place-person',
    }),
    meanwhile: {
      ...step(placePerson, { personId: '{1.personId}', subOrganisationId: three }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(createSubOrganisation, {
    input: input('BUSAN'),
    leaves: ({ subOrganisationId }) => ({ audit: [{ target: { kind: 'sub-organisation', id: subOrganisationId } }] }),
  }),
  example(changeSubOrganisation, {
    given: [create('BUSAN')],
    input: { subOrganisationId: one, ...names, subOrganisationName: '영남본부', expected: names },
    leaves: () => ({
      audit: [
        {
          target: first,
          fields: ['subOrganisationName'],
          changes: [['subOrganisationName', names.subOrganisationName, '영남본부']],
        },
      ],
    }),
  }),
  example(deleteSubOrganisation, {
    given: [create('BUSAN')],
    input: { subOrganisationId: one },
    leaves: () => ({
      audit: [{ target: first, detail: { called: { name: '부산본부', englishName: 'Busan' } } }],
      undo: 'restore-sub-organisation',
    }),
    meanwhile: { ...create('BUSAN'), refusal: 'SUB_ORGANISATION_TAKEN' },
  }),
  example(restoreSubOrganisation, {
    given: [create('BUSAN'), step(deleteSubOrganisation, { subOrganisationId: one })],
    input: { subOrganisationId: one },
    leaves: () => ({ audit: [{ target: first }] }),
  }),
  example(orderSubOrganisations, {
    given: [create('ONE'), create('TWO'), create('THREE')],
    input: { subOrganisationIds: [two, one, three], expected: [one, two, three] },
    leaves: () => ({ audit: [{ target: { kind: 'company', id: 'OPERATION{n}' } }], undo: 'order-sub-organisations' }),
    meanwhile: { ...step(orderSubOrganisations, { subOrganisationIds: [three, one, two] }), refusal: 'EDIT_CONFLICT' },
  }),
];
