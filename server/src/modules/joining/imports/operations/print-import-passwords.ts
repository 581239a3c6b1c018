import { comparableCode } from '@madang/contract/ground/promotions/rules.ts';
import { activationProperties } from '@madang/contract/joining/account-activations/limits.ts';
import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import { oneImport, passwordsBody } from '@madang/contract/joining/imports/routes.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { newCodes } from '../../../ground/promotions/index.ts';
import { replaceInitialPassword, withInitialPassword } from '../../../secrets/initial-passwords/index.ts';
import { lockWaiting } from '../../../people/waiting-people/index.ts';
import { ownImport, ownRefusals } from '../own-import.ts';
import { peopleOfImport } from '../stored/people-of-import.ts';

const { passwordsPerCall } = importLimits;

const idsOf = (people: readonly { readonly personId: string }[]) => people.map(({ personId }) => personId);

/** ACC-04: makes initial passwords for people of an import, which its owner prints and sees once; a sheet in use is renewed on request alone. */
export const printImportPasswords = defineOperation({
  name: 'print-import-passwords',
  input: z.extend(oneImport, passwordsBody.shape),
  permission: 'employees.issueInitialPassword',
  targets: () => [],
  refusals: ownRefusals,
  isSecret: true,
  async prepare({ kernel }) {
    const made = newCodes(passwordsPerCall);
    const hashed = await Promise.all(
      made.map(async ({ code }) => ({ code, hash: await kernel.hasher.hash(comparableCode(code)) })),
    );
    return { hashed, days: await kernel.properties.get(activationProperties.initialPasswordDays) };
  },
  async run(context, { importId, after, renews }) {
    const {
      tx,
      kernel,
      companyCode,
      prepared: { hashed, days },
    } = context;
    const found = await ownImport(context, importId, ['applied']);
    if (found.kind !== 'passwords' && found.letIn?.way !== 'passwords') {
      return { answer: { items: [], kept: [], left: [], next: null }, audit: 'none' };
    }
    const people = await peopleOfImport(tx, kernel, companyCode, found, { after, limit: passwordsPerCall });
    const items = [];
    const kept = [];
    const left = [];
    const serving = renews ? new Set<string>() : await withInitialPassword(tx, companyCode, idsOf(people));
    for (const [at, { line, personId }] of people.entries()) {
      const key = { companyCode, personId };
      const person = await lockWaiting(tx, key);
      const password = hashed[at];
      if (!person || !password) {
        left.push(line);
        continue;
      }
      if (serving.has(personId)) {
        kept.push(line);
        continue;
      }
      const validUntil = await replaceInitialPassword(tx, { ...key, hash: password.hash, days });
      items.push({
        line,
        fullName: person.fullName,
        loginId: person.loginId,
        password: password.code,
        validUntil: validUntil.toISOString(),
      });
    }
    const printed = items.map(({ line }) => people.find((each) => each.line === line)?.personId ?? '');
    const [first, ...others] = printed.map((id) => ({ target: { kind: 'person', id }, fields: ['initialPassword'] }));
    const next = people.length < passwordsPerCall ? null : (people.at(-1)?.line ?? null);
    return { answer: { items, kept, left, next }, audit: first ? [first, ...others] : 'none' };
  },
});
