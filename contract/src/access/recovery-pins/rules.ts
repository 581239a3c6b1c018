import * as z from 'zod/mini';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { loginIdMaxLength } from '../../secrets/credentials/limits.ts';
import { formMaxLength, required, requiredText, rule, text } from '../../kernel/rules.ts';
import { recoveryPinLimits as limits } from './limits.ts';

const digitsOnly = new RegExp(`^\\d{${limits.minDigits},${limits.maxDigits}}$`);

/** A PIN as people type it: wide digits count as digits. */
const typedPin = text(formMaxLength).check(
  z.overwrite((value) => value.normalize('NFKC').trim()),
  rule('PIN_FORM', (value) => value === '' || digitsOnly.test(value), { 0: limits.minDigits, 1: limits.maxDigits }),
);

/** One digit throughout, or each digit one more or one less than the one before it. */
function isEasy(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10));
  const [step] = steps;
  return steps.size === 1 && (step === 0 || step === 1 || step === 9);
}

const ownPin = typedPin.check(rule('PIN_EASY', (value) => !isEasy(value)));

/** A PIN to set; '' takes the present one away. */
export const pinChange = z.strictObject({ pin: ownPin, password: typedPassword });
export type PinChange = z.output<typeof pinChange>;

/** The same in a form in which a PIN is required. */
export const requiredPin = ownPin.check(required);

/** REQ-02: an ID and its PIN, by which a lost password is replaced. */
export const pinProof = z.strictObject({ loginId: requiredText(loginIdMaxLength), pin: typedPin.check(required) });
export type PinProof = z.output<typeof pinProof>;
