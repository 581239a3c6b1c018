import { companyClosure } from '@madang/contract/company-life/company-closures/inputs.ts';
import { endingProperties } from '@madang/contract/company-life/company-closures/properties.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { endSessionsOfCompany } from '../../../../kernel/session/session.ts';
import { lockPassword, provePassword } from '../../../secrets/passwords/index.ts';
import { lockToEnd, markEnded } from '../../../ground/ended-companies/index.ts';
import { notifyAdministrators } from '../company-closures.ts';

/**
 * ACC-11: ends a company's service, by its name and the password. Simultaneous sign-ins and joins lock the company:
 * ended or refused (COMPANY_ENDED).
 */
export const endCompany = defineOperation({
  name: 'end-company',
  input: companyClosure,
  permission: 'company-closures.end',
  targets: () => [],
  refusals: ['CO403', 'CO429', 'COMPANY_ENDED', 'COMPANY_NAME_DIFFERS', 'EM0011', 'MB_M_PASSWORD_WRONG'],
  isSecret: true,
  async prepare(context, { companyName: _typed, ...proof }) {
    const proven = await provePassword(context, proof);
    return { proven, days: await context.kernel.properties.get(endingProperties.endedKeptDays) };
  },
  async run({ tx, kernel, companyCode, prepared: { proven, days }, refuse }, { companyName }) {
    // The company before the person, which the notices of someone else's end touch too.
    const company = await lockToEnd(tx, companyCode);
    if (!company.isInService) throw refuse('COMPANY_ENDED');
    if (!(await lockPassword(tx, proven, 'shared'))) throw refuse.field('password', 'MB_M_PASSWORD_WRONG');
    if (companyName !== company.name.normalize('NFC')) throw refuse.field('companyName', 'COMPANY_NAME_DIFFERS');
    const ended = await markEnded(tx, companyCode, days);
    if (!ended) throw refuse('CO403');
    const { endedAt: changedAt, destroyedAfter: until } = ended;
    await endSessionsOfCompany(tx, companyCode);
    await kernel.contributed.endLinkedLogins(tx, { companyCode });
    for (const part of kernel.contributed.of('companyEnded')) await part.ended?.(tx, companyCode, days, kernel);
    const notice = { changed: 'companyEnded', changedAt, until, companyName: company.name } as const;
    await notifyAdministrators(tx, kernel, companyCode, notice);
    return {
      answer: { destroyedAfter: until.toISOString() },
      audit: { target: { kind: 'company', id: companyCode } },
    };
  },
});
