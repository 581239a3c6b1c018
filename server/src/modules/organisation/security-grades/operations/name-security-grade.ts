import { gradeNaming } from '@madang/contract/organisation/security-grades/routes.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { selectGradeNames, updateGradeNames } from '../security-grades.sql.ts';

const targetOf = (grade: number) => ({ kind: 'security-grade', id: String(grade) });

/** USR-06: gives a grade a name of the company's own, or the product's again. */
export const nameSecurityGrade = defineOperation({
  name: 'name-security-grade',
  input: gradeNaming,
  permission: 'job-ranks.change',
  targets: ({ securityGrade }) => [targetOf(securityGrade)],
  refusals: ['EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { securityGrade: grade, expected, ...names }) {
    await lockCompany(tx, companyCode);
    const before = await selectGradeNames(tx, companyCode, grade);
    if (!(await updateGradeNames(tx, companyCode, { grade, names, expected }))) throw refuse('EDIT_CONFLICT');
    return {
      answer: null,
      audit: { target: targetOf(grade), ...changesOf(names, before) },
      undo: { name: 'name-security-grade', input: { securityGrade: grade, ...before, expected: names } },
    };
  },
});
