import * as z from 'zod/mini';
import { languages, readsKorean } from '../../kernel/languages.ts';
import { route } from '../../kernel/route.ts';
import { optionalText } from '../../kernel/rules.ts';
import { flag, wireObject } from '../../kernel/wire.ts';
import { loginIdMaxLength } from '../../secrets/credentials/limits.ts';

/** The specification knows two languages: KO for Korean, US for all others. */
const preferredLanguage = z.codec(z.enum(['KO', 'US']), z.enum(languages), {
  decode: (code) => (code === 'KO' ? 'ko' : 'en'),
  encode: (language) => (readsKorean(language) ? 'KO' : 'US'),
});

/** A person as the specification's calls tell of one. */
export const member = wireObject({
  epid: ['personId', z.string()],
  userId: ['loginId', z.string()],
  prefLangCd: ['language', preferredLanguage],
  compCd: ['companyCode', z.string()],
  /** The structure's code; the company's own where it belongs to none. */
  compStrcCd: ['companyStructureCode', z.string()],
  suborgCd: ['subOrganisationCode', z.string()],
  compNm: ['companyName', z.string()],
  enCompNm: ['englishCompanyName', z.string()],
  fnm: ['fullName', z.string()],
  enFnm: ['englishName', z.string()],
  ptConfYn: ['isSetUpFinished', flag],
});

/** The caller's own person; an ID other than the caller's is refused. */
export const readEmployeeByUserId = route({
  method: 'POST',
  path: '/employee/memberadmin/rest/v1/emp/readEmployeeByUserId',
  body: wireObject({ userId: ['loginId', optionalText(loginIdMaxLength)] }),
  answer: wireObject({ memberVO: ['member', member] }),
});
