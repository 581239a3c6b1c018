import { proofRows } from '@madang/contract/editions/limits.ts';
import { exportProof as route } from '@madang/contract/editions/routes.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { csvLine } from '../../../kernel/files/csv.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { isCompany } from '../../companies/index.ts';
import { selectProof, type ProofRow } from '../../terms/index.ts';

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
 * The proof of what a company's people answered to a version: to which words, in which language, when. It names people
 * by their number alone and says what it is for; terms and people may be gone, the answers stay.
 */
export const exportProofCall = operation(route, async (call) => {
  const { kernel, params, body, session } = call;
  // The reason goes first: a download that cannot be written down is none.
  await inCompany(kernel.db, session.companyCode, (tx) =>
    writeAudit(tx, {
      ...actorOf(call),
      operation: 'export-proof',
      target: { kind: 'company', id: body.companyCode },
      fields: [`${params.termsCode} ${params.countryCode} ${body.version}`, body.reason],
    }),
  );
  const asked = { ...params, version: body.version, after: body.after, limit: proofRows };
  const rows = await inCompany(kernel.db, body.companyCode, async (tx) => {
    const found = await selectProof(tx, body.companyCode, asked);
    // Answers outlive the company itself, so that only where there are none its code can be a wrong one.
    if (found.length === 0 && !(await isCompany(tx, body.companyCode))) {
      throw refuseField('companyCode', 'EDITION_COMPANY');
    }
    return found;
  });
  const lines = rows.map((row) => csvLine(valuesOf(call, row)));
  return {
    csv: [...(body.after === undefined ? [csvLine(heads)] : []), ...lines].join(''),
    rowCount: rows.length,
    next: rows.length === proofRows ? (rows.at(-1)?.agreementId ?? null) : null,
  };
});

function valuesOf({ params, body }: Call<typeof route>, row: ProofRow): string[] {
  return [
    body.companyCode,
    row.personId,
    params.termsCode,
    params.countryCode,
    body.version,
    row.part,
    row.isAgreed ? 'Y' : 'N',
    row.language,
    row.residenceCountry,
    row.agreedAt.toISOString(),
    row.textHash.toString('hex'),
  ];
}
