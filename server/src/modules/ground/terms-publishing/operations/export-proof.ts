import { proofExport } from '@madang/contract/ground/terms-publishing/inputs.ts';
import { proofRows } from '@madang/contract/ground/terms-publishing/limits.ts';
import type * as z from 'zod/mini';
import { readOtherCompany } from '../../../../kernel/db/database.ts';
import { csvLine } from '../../../../kernel/files/csv.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { isCompany } from '../../companies/index.ts';
import { selectProof, type ProofRow } from '../../agreements/index.ts';
import { termsTarget } from '../editions.ts';

const heads = [
  'company',
  'person',
  'terms',
  'country',
  'version',
  'part',
  'answer',
  'language',
  'residence',
  'time',
  'sha256',
];

/**
 * Exports proof of a company's answers to a version, naming people by number, with a reason. It is recorded first, for
 * wrong codes too.
 */
export const exportProof = defineOperation({
  name: 'export-proof',
  input: proofExport,
  permission: 'terms-publishing.export',
  targets: (wanted) => [termsTarget(wanted)],
  refusals: ['EDITION_COMPANY'],
  async run({ tx, refuse }, wanted) {
    const { companyCode, termsCode, countryCode, version, after, reason } = wanted;
    const audit = {
      target: { kind: 'company', id: companyCode },
      fields: [`${termsCode} ${countryCode} ${version}`, reason],
    };
    const rows = await readOtherCompany(tx, companyCode, async () => {
      const found = await selectProof(tx, companyCode, { termsCode, countryCode, version, after, limit: proofRows });
      // Answers outlive the company itself, so that only where there are none its code can be a wrong one.
      return found.length > 0 || (await isCompany(tx, companyCode)) ? found : undefined;
    });
    if (!rows) return { refusal: refuse.field('companyCode', 'EDITION_COMPANY'), audit };
    const lines = rows.map((row) => csvLine(valuesOf(wanted, row)));
    const answer = {
      csv: [...(after === undefined ? [csvLine(heads)] : []), ...lines].join(''),
      rowCount: rows.length,
      next: rows.length === proofRows ? (rows.at(-1)?.agreementId ?? null) : null,
    };
    return { answer, audit };
  },
});

function valuesOf(
  { companyCode, termsCode, countryCode, version }: z.output<typeof proofExport>,
  row: ProofRow,
): string[] {
  return [
    companyCode,
    row.personId,
    termsCode,
    countryCode,
    version,
    row.part,
    row.isAgreed ? 'Y' : 'N',
    row.language,
    row.residenceCountry,
    row.agreedAt.toISOString(),
    row.textHash.toString('hex'),
  ];
}
