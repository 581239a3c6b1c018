import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { organisationChartLimits } from '@madang/contract/people/organisation-charts/limits.ts';
import { organisationDownload } from '@madang/contract/people/organisation-charts/routes.ts';
import { csvBeginning, csvLine } from '../../../../kernel/files/csv.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { departmentTarget, wholeTreeOf } from '../../../organisation/departments/index.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { countsByDepartment, selectPeopleOf } from '../../people/index.ts';
import { selectHeads } from '../department-heads.sql.ts';
import { branchFrom } from '../branch.ts';

const limit = organisationChartLimits.downloadedBelow;

/** DEP-05 MB907: a department with all below it as a file that spreadsheets open; the audit row has the reason. */
export const downloadOrganisation = defineOperation({
  name: 'download-organisation',
  input: organisationDownload,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'MB907'],
  async run({ tx, kernel, companyCode, refuse }, { departmentCode, reason, language }) {
    const { rows: tree } = await wholeTreeOf(companyCode).execute(tx);
    const branch = branchFrom(tree, departmentCode);
    if (branch.length === 0) throw refuse('CO404');
    if (branch.length - 1 > limit) throw refuse('MB907', { 0: limit });
    const { rows: counts } = await countsByDepartment(companyCode).execute(tx);
    const countOf = new Map(counts.map((row) => [row.departmentCode, row.peopleCount]));
    const codes = branch.map(({ department }) => department.departmentCode);
    const headsOf = await selectHeads(tx, companyCode, codes);
    const heads = await selectPeopleOf(tx, companyCode, [...new Set([...headsOf.values()].flat())]);
    const nameOf = new Map(
      heads.map(({ personId, fullName, englishName }) => [
        personId,
        readsKorean(language) ? fullName : englishName || fullName,
      ]),
    );
    const company = await readCompany(tx, companyCode);
    const ofCompany = { departmentName: company.name, englishDepartmentName: company.englishName };
    const word = (key: string) => kernel.translator.text(language, `organisationFile.${key}`);
    const head = ['level', 'code', 'department', 'parent', 'heads', 'people'].map(word);
    const lines = branch.map(({ department, level }) => {
      const { departmentCode: code, parentDepartmentCode } = department;
      const names = parentDepartmentCode === '' ? ofCompany : department;
      const led = (headsOf.get(code) ?? []).flatMap((personId) => nameOf.get(personId) ?? []);
      return csvLine([
        String(level),
        code,
        departmentNameFor(names, language),
        parentDepartmentCode,
        led.join(', '),
        String(countOf.get(code) ?? 0),
      ]);
    });
    return {
      answer: { fileName: `${word('name')}.csv`, content: [csvBeginning, csvLine(head), ...lines].join('') },
      audit: { target: departmentTarget(departmentCode), fields: [reason] },
    };
  },
});
