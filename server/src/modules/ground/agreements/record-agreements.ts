import type { Language } from '@madang/contract/kernel/languages.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { agreementFault, asksMore, type Agreement } from '@madang/contract/ground/terms/agreements.ts';
import { termsFor, type TermsAudience, type TermsCode } from '@madang/contract/ground/terms/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { insertAgreements, type Answer, type AnsweringPerson } from './agreements.sql.ts';
import { selectAskedTerms, selectTerms, type AskedTerms, type StoredTerms } from '../terms/index.ts';

export interface Reader extends TermsAudience {
  readonly language: Language;
}

/** Returns the terms shown to a user today, in display order. */
export function currentTermsFor(tx: Tx, reader: Reader): Promise<StoredTerms[]> {
  return selectTerms(tx, queryOf(reader));
}

/** The same without the words, for anyone who judges answers to them. */
export function askedTermsFor(tx: Tx, reader: Reader): Promise<AskedTerms[]> {
  return selectAskedTerms(tx, queryOf(reader));
}

function queryOf(reader: Reader) {
  return { termsCodes: termsFor(reader), countryCode: reader.countryCode, language: reader.language };
}

export interface NewAgreements extends Reader {
  readonly companyCode: string;
  readonly personId: string;
  /** The public flow in which the person answered; it answers once. */
  readonly flowId: string;
  /** The person's address; '' where it is not known. */
  readonly address: string;
  readonly agreements: readonly Agreement[];
  /** The name of the answers in the caller's body, for the refusals. */
  readonly path: string;
  /** Reader's terms that are shown and answered; absent: all. */
  readonly only?: readonly TermsCode[];
  /** Answers that stand already as they are given, by another sign-in at the same moment: they are not recorded again. */
  readonly standing?: readonly TermsCode[];
}

/**
 * Records a person's answers: one per term shown, for the version in force, required ones agreed; else MB820, MB821,
 * MB822. Stores the served text.
 */
export async function recordAgreements(tx: Tx, answered: NewAgreements): Promise<void> {
  const rows = (await checkedAnswers(tx, answered)).filter(
    ({ terms }) => !answered.standing?.includes(terms.termsCode),
  );
  if (rows.length > 0) await insertAgreements(tx, answered, rows);
}

/** Answers recorded when an account is created. */
export interface EntryAnswers {
  readonly answers: readonly Answer[];
  /** True if the optional part was agreed to, or if there is none. */
  readonly mayKeepOptional: boolean;
}

/**
 * Records valid answers where an account begins, one per text, and one for an optional part, declined unless it is a
 * yes.
 */
export function entryAnswersTo(shown: readonly AskedTerms[], agreements: readonly Agreement[]): EntryAnswers {
  const rows = answersTo(shown, agreements);
  const optional = rows
    .filter(({ terms }) => asksMore(terms))
    .map(({ terms, isOptionalAgreed }) => ({ terms, isAgreed: isOptionalAgreed, part: 'optional' as const }));
  return { answers: [...rows, ...optional], mayKeepOptional: optional.every(({ isAgreed }) => isAgreed) };
}

/** Records answers that were judged already, to versions that were in force then. */
export function recordEntryAnswers(tx: Tx, person: AnsweringPerson, { answers }: EntryAnswers): Promise<void> {
  return insertAgreements(tx, person, answers);
}

async function checkedAnswers(tx: Tx, answered: NewAgreements) {
  const { only } = answered;
  const current = await askedTermsFor(tx, answered);
  const shown = only === undefined ? current : current.filter(({ termsCode }) => only.includes(termsCode));
  const fault = agreementFault(shown, answered.agreements);
  if (fault)
    throw fault.row === undefined ? refuse(fault.code) : refuseField(`${answered.path}.${fault.row}`, fault.code);
  return answersTo(shown, answered.agreements);
}

interface GivenAnswer {
  readonly terms: AskedTerms;
  readonly isAgreed: boolean;
  readonly isOptionalAgreed: boolean;
}

function answersTo(shown: readonly AskedTerms[], agreements: readonly Agreement[]): GivenAnswer[] {
  const answers = new Map(agreements.map((answer) => [answer.termsCode, answer]));
  return shown.map((terms) => {
    const answer = answers.get(terms.termsCode);
    return { terms, isAgreed: answer?.isAgreed === true, isOptionalAgreed: answer?.isOptionalAgreed === true };
  });
}
