import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { acceptRecords, unseenWithoutHeads, verifyRecords } from '../../audit-log/index.ts';
import type { CommandGroup } from '../../../../platform/commands/command.ts';
import { FailedCheck, UsageError } from '../../../../platform/commands/usage-error.ts';

export const recordCommands: CommandGroup = {
  noun: 'records',
  order: 70,
  usage: `npm run operator -- records verify [<company>] [--heads <file of the server's log>]
npm run operator -- records accept <company>           links rows as they are that have lost their links`,
  verbs: {
    /** MEM-07: fails where the chain of a company's records is broken. */
    verify: async (kernel, args) => {
      const { companyCode, heads } = readOptions(args);
      const logLines = heads === undefined ? [] : (await readLog(heads)).split('\n');
      const { lines, isWhole } = await verifyRecords(kernel, { companyCode, logLines });
      const unseen = heads === undefined ? [unseenWithoutHeads] : [];
      if (!isWhole) throw new FailedCheck([...lines, ...unseen].join('\n'));
      return lines.length === 0 ? ['no records'] : [...lines, ...unseen];
    },
    /** MEM-07: gives links to rows that have lost theirs, once the operator has looked. */
    accept: async (kernel, [companyCode]) => {
      if (companyCode === undefined) throw new UsageError('npm run operator -- records accept <company>');
      const { lines, isWhole } = await acceptRecords(kernel, companyCode);
      if (!isWhole) throw new FailedCheck(lines.join('\n'));
      return lines;
    },
  },
};

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { heads: { type: 'string' } },
      allowPositionals: true,
    });
    return { companyCode: positionals[0], heads: values.heads };
  } catch {
    throw new UsageError('npm run operator -- records verify [<company>] [--heads <file>]');
  }
}

async function readLog(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}
