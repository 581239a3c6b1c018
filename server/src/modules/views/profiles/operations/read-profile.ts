import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readOwnRecord } from '../../../people/people/index.ts';
import { readNameScripts } from '../../../people/person-names/index.ts';

import * as z from 'zod/mini';

/** Returns the user's own profile entries together with the company's data about the user. */
export const readProfile = defineQuery({
  name: 'read-profile',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ kernel, companyCode, reader, read }) {
    const { companyName, englishCompanyName, passwordProfile } = reader.profile;
    const nameScripts = await readNameScripts(kernel, { companyCode, passwordProfile });
    const { owned, ...record } = await read((tx) => readOwnRecord(tx, kernel.keyring, reader));
    return {
      ...record,
      owned: { companyName, englishCompanyName, ...owned },
      nameScripts,
      representsCompany: reader.rights.everywhere.has('representative.handOver'),
    };
  },
});
