import type { Language } from '@madang/contract/kernel/languages.ts';
import { listPhoneCodes } from '@madang/contract/ground/countries/wire.ts';
import { checkCode } from '@madang/contract/secrets/otp/wire.ts';
import { splitPhone } from '@madang/contract/kernel/phone.ts';
import { targetSends } from '@madang/contract/secrets/otp/limits.ts';
import type { CodeOption } from '@madang/contract/secrets/otp/rules.ts';
import { useState } from 'react';
import { toCallError } from '../call-error.ts';
import type { FieldError } from '../error-texts.ts';
import { useLanguage } from '../use-texts.ts';
import { call } from '../call.ts';
import { readPlatform } from './platform.ts';

/** OTP-03: seconds until a contact may request its next code. */
export const resendMs = (targetSends[0]?.seconds ?? 0) * 1000;

const endings: ReadonlySet<string> = new Set(['OTP0005', 'OTP0006', 'OTP0007', 'OTP_REPLACED', 'OTP_USED']);

/** Returns true if the error ends the code itself; after all other errors the user may try again. */
export function endsCode({ code }: FieldError): boolean {
  return endings.has(code);
}

/** Destination of a code. */
export interface CodeAsk {
  readonly option: CodeOption;
  readonly target: string;
}

/** A code on its way. Whether it went anywhere is not known to everyone, so nothing here says so. */
export interface SentCode<A extends CodeAsk = CodeAsk> {
  readonly ask: A;
  readonly personId: string;
  readonly validSeconds: number;
  /** Time in milliseconds of `Date.now()`. */
  readonly deadline: number;
  readonly resendAt: number;
  /** Reason that the code is no longer of use. */
  readonly ended?: FieldError;
}

interface CodeCalls<A extends CodeAsk> {
  readonly request: (
    ask: A,
    language: Language,
  ) => Promise<{ readonly personId: string; readonly validSeconds: number }>;
  /** The one that is awaited, as its step keeps it. */
  readonly sent: SentCode<A> | undefined;
  readonly onSent: (sent: SentCode<A>) => void;
  readonly onVerified: (ask: A) => void;
}

/** A one-time code from its sending to its proof; the server holds the same steps and lets none be left out. */
export function useCode<A extends CodeAsk>({ request, sent, onSent, onVerified }: CodeCalls<A>) {
  const language = useLanguage();
  const [ended, endCode] = useState<FieldError>();

  const send = async (ask: A) => {
    const { personId, validSeconds } = await request(ask, language);
    const now = Date.now();
    endCode(undefined);
    onSent({ ask, personId, validSeconds, deadline: now + validSeconds * 1000, resendAt: now + resendMs });
  };

  /** Verifies a code; returns the error to show under the field, or nothing if the code was right or has ended. */
  const verify = async (code: string): Promise<FieldError | undefined> => {
    if (!sent) return undefined;
    try {
      await call(checkCode, { body: { oneTimeCode: code, personId: sent.personId, target: sent.ask.target } });
      onVerified(sent.ask);
      return undefined;
    } catch (thrown) {
      const fieldError = fieldErrorOf(thrown);
      if (!endsCode(fieldError)) return fieldError;
      endCode(fieldError);
      return undefined;
    }
  };

  return { sent: ended && sent ? { ...sent, ended } : sent, send, verify, endCode };
}

/** Returns true if the code may still be entered. */
export function isRunning({ deadline }: SentCode): boolean {
  return Date.now() < deadline;
}

/** Returns the contact typed for the code, in the form's format: after a reload this is the only source. */
export function typedFor(ask: CodeAsk | undefined) {
  if (ask?.option !== 'mobile') return ask && { option: ask.option, externalMail: ask.target };
  const { callingCode, parts } = splitPhone(ask.target);
  return { option: ask.option, mobile: { countryCode: callingCode, number: parts.join('-') } };
}

export function fieldErrorOf(thrown: unknown): FieldError {
  const { errorCode, params, errorMessage } = toCallError(thrown);
  return { code: errorCode, params, message: errorMessage };
}

/** The ten minutes of the proof are over, or another window has used it: its own sentence speaks of a code to request. */
export function isProofLost(failure: unknown): boolean {
  return toCallError(failure).errorCode === 'OTP0005';
}

/** Lost, or nothing is left of the whole flow: only the first step leads on. */
export function isProofOver(failure: unknown): boolean {
  return isProofLost(failure) || toCallError(failure).errorCode === 'MB_M_DENY_PAGE';
}

/** Returns the number of digits of a code, and the calling codes in the page's language. */
export async function loadCodeSurroundings(language: Language) {
  const [{ codeDigits }, { data }] = await Promise.all([readPlatform(), call(listPhoneCodes, { query: { language } })]);
  const callingCodes = data.list.map(({ callingCode, names }) => ({ value: callingCode, label: names }));
  return { codeDigits, callingCodes };
}
