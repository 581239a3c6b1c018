import { changeCompanyRole } from '../../../modules/access/company-roles/operations/change-company-role.ts';
import { createCompanyRole } from '../../../modules/access/company-roles/operations/create-company-role.ts';
import { deleteCompanyRole } from '../../../modules/access/company-roles/operations/delete-company-role.ts';
import { restoreCompanyRole } from '../../../modules/access/company-roles/operations/restore-company-role.ts';
import { type Addressed, example, step } from './example.ts';

const input = { companyRoleName: 'Door', permissions: ['departments.view'] };
const given = [step(createCompanyRole, input)];
const companyRoleId = '{0.companyRoleId}';
const target = { kind: 'company-role', id: companyRoleId };
const fields = Object.keys(input);

export const addressed: Addressed = {
  part: 'companyRoleId',
  create: { path: '/api/v1/company-roles', body: input },
  bodies: { 'PUT /api/v1/company-roles/{companyRoleId}': input },
};

export const examples = [
  example(createCompanyRole, {
    input,
    leaves: ({ companyRoleId: id }) => ({ audit: [{ target: { ...target, id }, fields }] }),
  }),
  example(changeCompanyRole, {
    given,
    input: { ...input, companyRoleId, companyRoleName: 'Gate', expected: input },
    leaves: () => ({ audit: [{ target, fields }] }),
  }),
  example(deleteCompanyRole, {
    given,
    input: { companyRoleId },
    leaves: () => ({ audit: [{ target }], undo: 'restore-company-role' }),
    meanwhile: { ...step(createCompanyRole, input), refusal: 'COMPANY_ROLE_NAME_TAKEN' },
  }),
  example(restoreCompanyRole, {
    given: [...given, step(deleteCompanyRole, { companyRoleId })],
    input: { companyRoleId },
    leaves: () => ({ audit: [{ target }] }),
  }),
];
