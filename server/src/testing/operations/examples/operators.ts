import { randomUUID } from 'node:crypto';
import { changeCompanyType } from '../../../modules/operators/operations/change-company-type.ts';
import { addCompany } from '../../operator.ts';
import { example, type Preparation } from './example.ts';

const company: Preparation = async ({ app }) => {
  const companyCode = `TYPED${randomUUID().slice(0, 8).toUpperCase()}`;
  await addCompany(app, companyCode);
  return { companyCode };
};

export const examples = [
  example(changeCompanyType, {
    role: 'operator',
    given: [company],
    input: { companyCode: '{0.companyCode}', companyType: 'partner', expected: 'company' },
    leaves: () => ({
      audit: [
        {
          target: { kind: 'company', id: '{0.companyCode}' },
          fields: ['companyType'],
          detail: { from: 'company', to: 'partner' },
        },
      ],
    }),
  }),
];
