import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createKernel } from '../../../app.ts';
import { readConfig } from '../../../config.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { closePools, openPools } from '../../../kernel/db/open-pools.ts';
import type { Way } from '../../../kernel/db/pool.ts';
import { addTestPerson, type TestPerson } from '../../people.ts';
import { processKeys, type ProductProcess } from '../../product-process.ts';
import type { TestApp } from '../../test-app.ts';

export type Settings = Readonly<Record<string, string>>;

const cheap = { MADANG_HASH_MEMORY_KIB: '8192', MADANG_HASH_PASSES: '1', LOG_LEVEL: 'silent' };

/** Returns the exit code and the output of a command of the product. */
export function run(name: 'backup-cli' | 'operator-cli', args: readonly string[], settings: Settings) {
  const file = fileURLToPath(new URL(`../../../${name}.ts`, import.meta.url));
  const env = { PATH: process.env['PATH'], MADANG_KEYS: processKeys, ...settings };
  const ended = spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8', maxBuffer: 1 << 26 });
  return { code: ended.status, said: ended.stdout + ended.stderr };
}

/** People who can sign in, each with a company whose mark is kept; answers them with the marks' ids. */
export async function addPeople(way: string | Way, settings: Settings, count: number) {
  const pools = await openPools(typeof way === 'string' ? { connectionString: way } : way, 4);
  const kernel = await createKernel(readConfig({ MADANG_KEYS: processKeys, ...settings, ...cheap }), pools);
  const people: (TestPerson & { readonly markId: string })[] = [];
  for (let n = 0; n < count; n += 1) {
    const person = await addTestPerson({ kernel, pools } as unknown as TestApp);
    const markId = await kernel.files.put(person.companyCode, Buffer.from('a mark'));
    await inCompany(kernel.db, person.companyCode, (tx) =>
      tx.updateTable('companies').set({ mark_id: markId }).where('company_code', '=', person.companyCode).execute(),
    );
    people.push({ ...person, markId });
  }
  kernel.properties.close();
  await closePools(pools);
  return people;
}

/** The status of a sign-in at a process. */
export async function logIn({ baseUrl }: ProductProcess, { loginId, password }: TestPerson): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-madang': '1' };
  const body = JSON.stringify({ loginId, password });
  return (await fetch(`${baseUrl}/api/v1/session`, { method: 'POST', headers, body })).status;
}
