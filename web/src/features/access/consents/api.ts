import {
  beginConsent,
  issueConsentTicket,
  readChanges,
  type TermsChange,
  type Waiting,
} from '@madang/contract/access/consents/routes.ts';
import { readUserAgreements, recordAgreements, updatePrivacy } from '@madang/contract/access/consents/wire.ts';
import { listCountries } from '@madang/contract/ground/countries/wire.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { AnswerOf, BodyOf } from '@madang/contract/kernel/route.ts';
import { listTerms } from '@madang/contract/ground/terms/wire.ts';
import { call } from '../../../kernel/call.ts';

export type UserAgreement = AnswerOf<typeof readUserAgreements>['data']['agreements'][number];
export type ShownTerms = AnswerOf<typeof listTerms>['data']['list'][number];
export type Receipt = NonNullable<AnswerOf<typeof updatePrivacy>['receipt']>;

export async function begin(): Promise<Waiting | null> {
  return (await call(beginConsent, { body: {} })).waiting;
}

export async function readAgreements(): Promise<readonly UserAgreement[]> {
  return (await call(readUserAgreements)).data.agreements;
}

export async function loadCountries(language: Language) {
  const { data } = await call(listCountries, { query: { language } });
  return data.list.map(({ code, name }) => ({ value: code, label: name }));
}

export async function loadTerms(
  { isCompanyAdministrator }: Pick<Waiting, 'isCompanyAdministrator'>,
  countryCode: string,
  language: Language,
): Promise<readonly ShownTerms[]> {
  const query = { countryCode, language, isCompanyAdministrator, isReconsent: true };
  return (await call(listTerms, { query })).data.list;
}

/** Returns the changes since the user agreed; none for a user who has never answered any terms. */
export async function loadChanges({ isFirst }: Waiting, countryCode: string): Promise<readonly TermsChange[]> {
  return isFirst ? [] : (await call(readChanges, { body: { countryCode } })).items;
}

export async function record(body: BodyOf<typeof recordAgreements>): Promise<void> {
  await call(recordAgreements, { body });
}

/** The receipt of what was deleted; nothing where all of it is kept. */
export async function settle(body: BodyOf<typeof updatePrivacy>): Promise<Receipt | null> {
  return (await call(updatePrivacy, { body })).receipt;
}

export async function askTicket(): Promise<string> {
  return (await call(issueConsentTicket, { body: {} })).ticket;
}
