import { listPhoneCodes } from '@madang/contract/countries/wire.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { phoneCodesIn } from '../countries.ts';

/** Calling codes with the names of all who share one, in the request's language. */
export const listPhoneCodesCall = operation(listPhoneCodes, async ({ request }) => ({
  data: { list: [...phoneCodesIn(request.language)] },
}));
