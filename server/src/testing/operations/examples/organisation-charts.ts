import { createDepartment } from '../../../modules/organisation/departments/operations/create-department.ts';
import { changeDepartmentHeads } from '../../../modules/people/organisation-charts/operations/change-department-heads.ts';
import { downloadMembers } from '../../../modules/people/organisation-charts/operations/download-members.ts';
import { downloadOrganisation } from '../../../modules/people/organisation-charts/operations/download-organisation.ts';
import { handOverDepartment } from '../../../modules/people/organisation-charts/operations/hand-over-department.ts';
import { addMember } from '../../member.ts';
import { example, type Preparation, step } from './example.ts';

const colleague: Preparation = async ({ app, companyCode }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'employee' });
  return { personId };
};

const names = { departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' } as const;
const sales = { departmentCode: 'SALES', ...names, parentDepartmentCode: 'TOP' } as const;
const target = { kind: 'department', id: 'SALES' };

export const examples = [
  example(changeDepartmentHeads, {
    given: [colleague, step(createDepartment, sales), colleague],
    input: { departmentCode: 'SALES', personIds: ['{0.personId}'], expected: [] },
    leaves: () => ({ audit: [{ target, fields: ['departmentHeads'] }], undo: 'change-department-heads' }),
    meanwhile: {
      ...step(changeDepartmentHeads, { departmentCode: 'SALES', personIds: ['{2.personId}'] }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(handOverDepartment, {
    given: [
      colleague,
      step(createDepartment, sales),
      colleague,
      step(changeDepartmentHeads, { departmentCode: 'SALES', personIds: ['{0.personId}'] }),
    ],
    input: { departmentCode: 'SALES', fromPersonId: '{0.personId}', toPersonId: '{2.personId}' },
    leaves: () => ({ audit: [{ target, fields: ['departmentHeads'] }], undo: 'change-department-heads' }),
    meanwhile: {
      ...step(changeDepartmentHeads, { departmentCode: 'SALES', personIds: [] }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(downloadMembers, {
    given: [step(createDepartment, sales)],
    input: { departmentCode: 'SALES', reason: '비상 연락망', language: 'ko' },
    leaves: () => ({ audit: [{ target, fields: ['비상 연락망'] }] }),
  }),
  example(downloadOrganisation, {
    given: [step(createDepartment, sales)],
    input: { departmentCode: 'SALES', reason: '연간 보고', language: 'ko' },
    leaves: () => ({ audit: [{ target, fields: ['연간 보고'] }] }),
  }),
];
