import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { organisationChartLimits } from '@madang/contract/people/organisation-charts/limits.ts';
import { organisationDownload } from '@madang/contract/people/organisation-charts/routes.ts';
import { csvBeginning, csvLine } from '../../../../kernel/files/csv.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { departmentTarget, wholeTreeOf } from '../../../organisation/departments/index.ts';
import { selectPeople } from '../../people/index.ts';
import { branchFrom } from '../branch.ts';
import { presentCards } from '../organisation-charts.ts';

const { downloadedBelow, downloadedPeople } = organisationChartLimits;

/** DEP-05 MB907: the people in service of a department and of all below it, as their cards show them; the audit row has the reason. */
export const downloadMembers = defineOperation({
  name: 'download-members',
  input: organisationDownload,
  permission: 'employees.export',
  targets: ({ departmentCode }) => [departmentTarget(departmentCode)],
  refusals: ['CO404', 'MB907', 'ORGANISATION_PEOPLE'],
  async run({ tx, kernel, companyCode, refuse }, { departmentCode, reason, language }) {
    const { rows: tree } = await wholeTreeOf(companyCode).execute(tx);
    const branch = branchFrom(tree, departmentCode);
    if (branch.length === 0) throw refuse('CO404');
    if (branch.length - 1 > downloadedBelow) throw refuse('MB907', { 0: downloadedBelow });
    // All below the company itself are all of the company.
    const belowDepartment = departmentCode === rootDepartment ? undefined : departmentCode;
    const selection = { companyCode, belowDepartment, text: '', reach: 'part', isEmployed: true } as const;
    const order = { by: 'fullName', descending: false } as const;
    const people = await selectPeople(tx, selection, { order, offset: 0, limit: downloadedPeople + 1 });
    if (people.length > downloadedPeople) throw refuse('ORGANISATION_PEOPLE', { 0: downloadedPeople });
    const { name: companyName, englishName: englishCompanyName } = await readCompany(tx, companyCode);
    const reader = { companyCode, profile: { companyName, englishCompanyName } };
    const cards = await presentCards(tx, { reader, contributed: kernel.contributed }, people);
    const word = (key: string) => kernel.translator.text(language, `membersFile.${key}`);
    const head = ['fullName', 'loginId', 'department', 'jobRank', 'jobTitle'].map(word);
    const lines = cards.map(({ fullName, englishName, loginId, department, jobRank, jobTitle }) =>
      csvLine([
        readsKorean(language) ? fullName : englishName || fullName,
        loginId,
        departmentNameFor(department, language),
        jobRank ? jobRankNameFor(jobRank, language) : '',
        jobTitle ? jobRankNameFor(jobTitle, language) : '',
      ]),
    );
    return {
      answer: { fileName: `${word('name')}.csv`, content: [csvBeginning, csvLine(head), ...lines].join('') },
      audit: { target: departmentTarget(departmentCode), fields: [reason] },
    };
  },
});
