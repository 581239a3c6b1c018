import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { tieOffering } from '@madang/contract/access/linked-accounts/inputs.ts';
import { tieLimits } from '@madang/contract/access/linked-accounts/limits.ts';
import { readLoginName } from '@madang/contract/secrets/credentials/login-id.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { mayGiveRole } from '../../../../kernel/access/may-give.sql.ts';
import { demandFromLimit } from '../../../../kernel/limits/rate-limit.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { insertTie } from '../ties.sql.ts';
import { lockInService } from '../../../ground/ended-companies/index.ts';
import { lockStructureOf } from '../../../company-life/company-structures/index.ts';
import { findByLoginId, isStillPassword, provePassword } from '../../../secrets/passwords/index.ts';
import { companyTarget } from '../letters.ts';
import { notifyLater } from '../notify-later.ts';

/**
 * MEM-04: asks an administrator of the leading company to administer this one. The person is found by login; their own
 * company decides if they may accept.
 */
export const offerLoginTie = defineOperation({
  name: 'offer-login-tie',
  input: tieOffering,
  permission: 'administrators.change',
  targets: () => [],
  refusals: [
    'CO429',
    'EM0011',
    'GRANT_BEYOND_OWN',
    'MB_M_PASSWORD_WRONG',
    'TIE_LIMIT',
    'TIE_LOGIN_UNKNOWN',
    'TIE_NO_GROUP',
    'TIE_OPEN',
  ],
  isSecret: true,
  async prepare(context, { askedLoginId, ...proof }) {
    const { kernel, companyCode } = context;
    const proven = await provePassword(context, proof);
    // Anyone who is asked gets a letter, and a refusal reveals whose an ID is: a company asks no more often than this in a day.
    await demandFromLimit(kernel.db, `login-ties:${companyCode}`, {
      count: tieLimits.offersPerDay,
      seconds: daySeconds,
    });
    const loginId = readLoginName(askedLoginId, await kernel.properties.get(platformProperties.freeMailDomain));
    return { proven, asked: await findByLoginId(kernel, loginId) };
  },
  async run({ tx, companyCode, actorId, prepared: { proven, asked }, refuse }) {
    const structure = await lockStructureOf(tx, companyCode);
    if (!structure || structure.headCode === companyCode) throw refuse('TIE_NO_GROUP');
    if (!(await isStillPassword(tx, proven))) throw refuse.field('password', 'MB_M_PASSWORD_WRONG');
    // Who accepts administers without an end.
    const given = { by: 'administrators.change', role: 'administrator' };
    if (!(await mayGiveRole(tx, actorId, given))) throw refuse('GRANT_BEYOND_OWN');
    const { headCode } = structure;
    const inService = await lockInService(tx, [companyCode, headCode]);
    if (asked?.companyCode !== headCode || !inService.has(headCode)) {
      throw refuse.field('askedLoginId', 'TIE_LOGIN_UNKNOWN');
    }
    const offer = await insertTie(tx, {
      companyCode,
      login: asked,
      days: tieLimits.offerDays,
      max: tieLimits.perCompany,
    });
    if (offer === 'open') throw refuse.field('askedLoginId', 'TIE_OPEN');
    if (offer === 'full') throw refuse('TIE_LIMIT', { 0: tieLimits.perCompany });
    await notifyLater(tx, {
      companyCode: headCode,
      about: 'offered',
      otherCode: companyCode,
      personId: asked.personId,
      until: offer.expiresAt.toISOString(),
    });
    return { answer: { tieId: offer.id }, audit: { target: companyTarget(headCode) } };
  },
});
