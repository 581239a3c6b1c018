import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { testFolder } from './embedded/testing/test-folder.ts';
import { joinDatabase } from './reach-database.ts';

test('OPS-01 a command beside the server makes no database: it names the folder that has none, and the setting', async () => {
  const folder = join(testFolder(), 'data');
  const joined = joinDatabase(readConfig({ MADANG_DATA: folder }), pino({ level: 'silent' }));
  await expect(joined).rejects.toThrow(`There is no database in ${folder}. Set MADANG_DATA`);
  expect(existsSync(folder)).toBe(false);
});
