import { readFile } from 'node:fs/promises';
import { holidayFile } from '@madang/contract/workplace/anniversaries/holiday-files.ts';
import { holidayCountries } from '@madang/contract/workplace/anniversaries/holidays.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { refuseFields } from '@madang/contract/refuse.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { readInCompany } from '../../../../kernel/db/database.ts';
import { execute } from '../../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../../kernel/operations/principal.ts';
import type { CommandGroup } from '../../../../platform/commands/command.ts';
import { UsageError } from '../../../../platform/commands/usage-error.ts';
import { loadHolidays } from '../operations/load-holidays.ts';
import { en } from '../texts/en.ts';
import { type LoadedYear, tablesWith } from './holidays.ts';
import { loadedYears } from './holidays.sql.ts';

export const holidayCommands: CommandGroup = {
  noun: 'holidays',
  order: 30,
  usage: `npm run operator -- holidays load <file>                public holidays of a country and year, as JSON (docs/operation/running.md)
npm run operator -- holidays list                       the years that are known, by country
npm run operator -- holidays names                      keys of the holidays that a file can name`,
  verbs: {
    load: async (kernel, [file]) => {
      const input = parsed(await contentOf(file));
      const { dayCount } = await execute(kernel, loadHolidays, commandOrigin(platformCompany), input);
      return [`${input.country} ${input.year}: ${dayCount} entries`];
    },
    list: async ({ db }) => {
      const tables = tablesWith(await readInCompany<LoadedYear>(db, platformCompany, loadedYears));
      return holidayCountries.map((country) => {
        const years = Object.entries(tables[country].years);
        return [country, ...years.map(([year, { isFinal }]) => (isFinal ? year : `${year} (not final)`))].join('  ');
      });
    },
    names: () => Promise.resolve(Object.entries(en.holidays.names).map(([key, name]) => `${key}  ${name}`)),
  },
};

async function contentOf(file: string | undefined): Promise<unknown> {
  if (file === undefined) throw new UsageError('npm run operator -- holidays load <file>');
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UsageError('the file is no JSON');
  }
}

function parsed(content: unknown) {
  const file = holidayFile.safeParse(content, { reportInput: true });
  if (file.success) return file.data;
  throw refuseFields(fieldIssues(file.error));
}
