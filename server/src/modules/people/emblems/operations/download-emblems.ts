import { emblemLimits } from '@madang/contract/people/emblems/limits.ts';
import { emblemNameFor } from '@madang/contract/people/emblems/marks.ts';
import { emblemDownload } from '@madang/contract/people/emblems/routes.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { csvBeginning, csvLine } from '../../../../kernel/files/csv.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { emblemTarget } from '../emblems.ts';
import { emblemsOf } from '../emblems.sql.ts';
import { selectHolders } from '../grants.sql.ts';
import { presentHolders } from '../present-holders.ts';

const { downloadedHolders } = emblemLimits;

/** EMB-01: emblems with who holds them as a file; the audit row has the reason. */
export const downloadEmblems = defineOperation({
  name: 'download-emblems',
  input: emblemDownload,
  permission: 'emblems.export',
  targets: ({ emblemId }) => (emblemId === null ? [] : [emblemTarget(emblemId)]),
  refusals: ['CO404', 'EMBLEM_HOLDERS'],
  async run({ tx, kernel, companyCode, refuse }, { reason, emblemId, language }) {
    const { rows } = await emblemsOf(companyCode).execute(tx);
    const emblems = emblemId === null ? rows : rows.filter((each) => each.emblemId === emblemId);
    if (emblemId !== null && emblems.length === 0) throw refuse('CO404');
    const asked = { emblemId: emblemId ?? undefined, offset: 0, limit: downloadedHolders + 1 };
    const held = await selectHolders(tx, companyCode, asked);
    if (held.length > downloadedHolders) throw refuse('EMBLEM_HOLDERS', { 0: downloadedHolders });
    const { name: companyName, englishName: englishCompanyName } = await readCompany(tx, companyCode);
    const reader = { companyCode, profile: { companyName, englishCompanyName } };
    const holders = await presentHolders(tx, { reader, contributed: kernel.contributed }, held);
    const holdersOf = Map.groupBy(holders, (holder) => holder.emblemId);
    const word = (key: string) => kernel.translator.text(language, `emblemsFile.${key}`);
    const head = ['emblem', 'fullName', 'loginId', 'department', 'grantedAt'].map(word);
    const lines = emblems.flatMap((emblem) => {
      const name = emblemNameFor(emblem, language);
      const people = holdersOf.get(emblem.emblemId) ?? [];
      if (people.length === 0) return [csvLine([name, '', '', '', ''])];
      return people.map(({ fullName, englishName, loginId, department, grantedAt }) =>
        csvLine([
          name,
          readsKorean(language) ? fullName : englishName || fullName,
          loginId,
          departmentNameFor(department, language),
          grantedAt.slice(0, 10),
        ]),
      );
    });
    const target = emblemId === null ? { kind: 'company', id: companyCode } : emblemTarget(emblemId);
    return {
      answer: { fileName: `${word('name')}.csv`, content: [csvBeginning, csvLine(head), ...lines].join('') },
      audit: { target, fields: [reason] },
    };
  },
});
