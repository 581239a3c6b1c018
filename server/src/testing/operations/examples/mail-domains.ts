import { addMailDomain } from '../../../modules/organisation/mail-domains/operations/add-mail-domain.ts';
import { checkMailDomain } from '../../../modules/organisation/mail-domains/operations/check-mail-domain.ts';
import { removeMailDomain } from '../../../modules/organisation/mail-domains/operations/remove-mail-domain.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Addressed, example, type Preparation, step } from './example.ts';

const domain = 'company-{n}.example';
const target = { kind: 'mail-domain', id: domain };

/** A domain whose record stands where it is asked for. */
const published: Preparation = async ({ app, companyCode }) => {
  const { domain_id: domainId, record_text: text } = await inCompany(app.kernel.db, companyCode, (tx) =>
    tx
      .insertInto('mail_domains')
      .values({
        company_code: companyCode,
        domain: `company-${companyCode.replace(/\D/g, '')}.example`,
        record_text: 'madang-domain=x',
      })
      .returning(['domain_id', 'record_text'])
      .executeTakeFirstOrThrow(),
  );
  app.kernel.txtRecords.read = async () => ({ records: [text] });
  return { domainId };
};

export const addressed: Addressed = {
  part: 'domainId',
  create: { path: '/api/v1/mail-domains', body: { domain: 'company.example' } },
  bodies: {},
};

export const examples = [
  example(addMailDomain, { input: { domain }, leaves: () => ({ audit: [{ target }] }) }),
  example(checkMailDomain, {
    given: [published],
    input: { domainId: '{0.domainId}' },
    leaves: () => ({ audit: [{ target, fields: ['state'], detail: { from: 'waiting', to: 'proven' } }] }),
  }),
  example(removeMailDomain, {
    given: [step(addMailDomain, { domain })],
    input: { domainId: '{0.domainId}' },
    leaves: () => ({ audit: [{ target }] }),
  }),
];
