import { changeDepartment } from '../../../modules/organisation/departments/operations/change-department.ts';
import { createDepartment } from '../../../modules/organisation/departments/operations/create-department.ts';
import { deleteDepartment } from '../../../modules/organisation/departments/operations/delete-department.ts';
import { downloadDepartments } from '../../../modules/organisation/departments/operations/download-departments.ts';
import { moveDepartment } from '../../../modules/organisation/departments/operations/move-department.ts';
import { example, step } from './example.ts';

const names = { departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' } as const;
const otherNames = { departmentName: '판매', englishDepartmentName: 'Selling', language: 'en' } as const;
const sales = { departmentCode: 'SALES', ...names, parentDepartmentCode: 'TOP' } as const;
const seoul = { departmentCode: 'SEOUL', ...names, parentDepartmentCode: 'TOP' } as const;
const target = { kind: 'department', id: 'SALES' };

export const examples = [
  example(createDepartment, {
    input: sales,
    undoInRun: 'delete-department',
    leaves: () => ({ audit: [{ target }], history: ['departments insert'] }),
  }),
  example(changeDepartment, {
    given: [step(createDepartment, sales)],
    input: { departmentCode: 'SALES', ...otherNames, expected: names },
    leaves: () => ({
      audit: [
        {
          target,
          fields: ['departmentName', 'englishDepartmentName', 'language'],
          changes: [
            ['departmentName', '영업', '판매'],
            ['englishDepartmentName', 'Sales', 'Selling'],
            ['language', 'ko', 'en'],
          ],
        },
      ],
      undo: 'change-department',
      history: ['departments update'],
    }),
    meanwhile: {
      ...step(changeDepartment, { departmentCode: 'SALES', ...names, departmentName: '셋째' }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(moveDepartment, {
    given: [step(createDepartment, sales), step(createDepartment, seoul)],
    input: { departmentCode: 'SALES', parentDepartmentCode: 'SEOUL' },
    leaves: () => ({
      audit: [
        {
          target,
          // The stored name of the field.
          fields: ['upperDepartmentCode'],
          changes: [['upperDepartmentCode', 'TOP', 'SEOUL']],
        },
      ],
      undo: 'move-department',
      history: ['departments update'],
    }),
    meanwhile: {
      ...step(createDepartment, { ...seoul, departmentCode: 'BUSAN', parentDepartmentCode: 'SEOUL' }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(downloadDepartments, {
    given: [step(createDepartment, sales)],
    input: { departmentCode: 'SALES', reason: '조직 정비', language: 'ko' },
    leaves: () => ({ audit: [{ target, fields: ['조직 정비'] }] }),
  }),
  example(deleteDepartment, {
    given: [step(createDepartment, sales)],
    input: { departmentCode: 'SALES' },
    leaves: () => ({ audit: [{ target }], undo: 'create-department', history: ['departments delete'] }),
    meanwhile: { ...step(createDepartment, sales), refusal: 'CM301' },
  }),
];
