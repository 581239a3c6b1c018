import * as z from 'zod/mini';
import { chosenCode, englishSetUpWords, setUpName } from '../../ground/companies/set-up-names.ts';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { required, rule, text, anyText } from '../../kernel/rules.ts';
import { structureLimits } from './limits.ts';

const { codeMin, codeMax } = structureLimits;

/** Chosen once by the operator, kept in capitals. */
const companyStructureCode = chosenCode(
  rule<string>('STRUCTURE_CODE_LENGTH', (value) => value.length >= codeMin && value.length <= codeMax, {
    0: codeMin,
    1: codeMax,
  }),
);

const names = { companyStructureName: setUpName(), englishCompanyStructureName: englishSetUpWords() };
const namesBefore = z.strictObject({
  companyStructureName: anyText(),
  englishCompanyStructureName: anyText(),
});
export type StructureNames = z.output<typeof namesBefore>;

/** A company's code as a person types it. */
export const typedCompanyCode = text(codeMax).check(
  required,
  z.overwrite((value) => value.toUpperCase()),
);

export const structureInput = z.strictObject({ companyStructureCode, ...names });

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const structureChange = z.strictObject({ ...names, expected: z.optional(namesBefore) });

export const offerKinds = ['join', 'leave'] as const;

/** DEP-06: offer about a company. It takes the password, because a session may be left open. */
export const structureOffer = z.strictObject({
  kind: z.enum(offerKinds),
  companyCode: typedCompanyCode,
  password: typedPassword,
});

export const structureConfirmation = z.strictObject({ password: typedPassword });
