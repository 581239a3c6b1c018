import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { languageTag, wireList, wireObject } from '../../kernel/wire.ts';

export const country = wireObject({
  cntryCd: ['code', z.string()],
  cntryNm: ['name', z.string()],
  enCntryNm: ['englishName', z.string()],
  zoneCd: ['timeZone', z.string()],
});

export const phoneCode = wireObject({
  rsrcCdVal: ['callingCode', z.string()],
  rsrcKeyVal: ['names', z.string()],
});

export const listCountries = route({
  method: 'GET',
  path: '/employee/memberadmin/rest/v2/nosession/cntry',
  isReference: true,
  query: wireObject({ langCd: ['language', z.optional(languageTag)] }),
  answer: wireList(country),
});

/** `locale` is the language of the request itself, as on every call. */
export const listPhoneCodes = route({
  method: 'POST',
  path: '/employee/memberadmin/rest/v1/pwd/nosession/telcode/list',
  isReference: true,
  query: wireObject({ locale: ['language', z.optional(languageTag)] }),
  answer: wireList(phoneCode),
});
