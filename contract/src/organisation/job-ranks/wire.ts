import * as z from 'zod/mini';
import { namedCompanyCode } from '../../ground/companies/rules.ts';
import { route } from '../../kernel/route.ts';
import { success, wireObject } from '../../kernel/wire.ts';
import { jobRankDeletions } from './limits.ts';
import { englishJobRankName, jobRankCode, jobRankName } from './rules.ts';

const prefix = '/employee/memberadmin/rest/v2/comp/code/title';

/** The set-up wizard's job rank step; the English name is ours, and a call without it makes a rank without one (WIZ-24). */
export const createSetUpJobRank = route({
  method: 'POST',
  path: `${prefix}/create`,
  body: wireObject({
    compStrcCd: ['jobRankCode', jobRankCode],
    compStrcCdNm: ['jobRankName', jobRankName],
    enCompStrcCdNm: ['englishJobRankName', z._default(englishJobRankName, '')],
  }),
  answer: success,
});

/** All of the codes or none. */
export const deleteSetUpJobRanks = route({
  method: 'POST',
  path: `${prefix}/delete`,
  body: wireObject({
    compStrcCdList: ['jobRankCodes', z.array(jobRankCode).check(z.minLength(1), z.maxLength(jobRankDeletions))],
    id: ['companyCode', namedCompanyCode],
  }),
  answer: success,
});
