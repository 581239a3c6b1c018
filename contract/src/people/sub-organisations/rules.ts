import * as z from 'zod/mini';
import { chosenCode, englishSetUpWords, setUpName } from '../../ground/companies/set-up-names.ts';
import { rule, anyText } from '../../kernel/rules.ts';
import { subOrganisationLimits } from './limits.ts';

const { codeMin, codeMax } = subOrganisationLimits;

/** DEP-06: chosen once, kept in capitals. */
const subOrganisationCode = chosenCode(
  rule<string>('SUB_ORGANISATION_CODE_LENGTH', (value) => value.length >= codeMin && value.length <= codeMax, {
    0: codeMin,
    1: codeMax,
  }),
);

const names = { subOrganisationName: setUpName(), englishSubOrganisationName: englishSetUpWords() };
export const subOrganisationInput = z.strictObject({ subOrganisationCode, ...names });
export type SubOrganisationInput = z.output<typeof subOrganisationInput>;

const namesBefore = z.strictObject({ subOrganisationName: anyText(), englishSubOrganisationName: anyText() });
export type SubOrganisationNames = z.output<typeof namesBefore>;

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const subOrganisationChange = z.strictObject({ ...names, expected: z.optional(namesBefore) });
