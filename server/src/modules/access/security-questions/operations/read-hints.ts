import * as z from 'zod/mini';
import { hintProperties } from '@madang/contract/access/security-questions/limits.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectHints } from '../security-questions.sql.ts';

/** ACC-08: the person's own questions, never their answers. */
export const readHints = defineQuery({
  name: 'read-hints',
  input: z.strictObject({}),
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ kernel, reader, read }) {
    const hints = await read((tx) => selectHints(tx, kernel.keyring, reader));
    return {
      isAsked: (await kernel.properties.get(hintProperties.isAsked)) === 'Y',
      questions: hints.map(({ question }) => question),
    };
  },
});
