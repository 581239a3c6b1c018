import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sharedMailAddress } from '@madang/contract/workplace/shared-addresses/rules.ts';
import { aliasTable } from './alias-table.ts';

const words = {
  heading: ['Shared addresses', 'one\nentry@evil.example root@evil.example'],
  leftOut: (address: string, count: number) => `${address}: ${count}`,
};
const lines = [
  { address: 'desk@shared.example', mailboxes: ['kim@shared.example', "o'hara+tag@shared.example"], leftOut: 1 },
  { address: 'empty@shared.example', mailboxes: [], leftOut: 0 },
  { address: 'jobs.kr@shared.example', mailboxes: ['lee@shared.example'], leftOut: 0 },
];
const table = aliasTable(lines, words);
const postmap = '/usr/sbin/postmap';

/** Parses postmap(1): key, white space, value; lines with leading white space continue, lines with # are comments. */
function entriesOf(text: string): [string, string[]][] {
  expect(text.endsWith('\n')).toBe(true);
  return text.split('\n').flatMap((line): [string, string[]][] => {
    expect(line).not.toMatch(/^\s/);
    const [, key, value] = /^([^#\s]\S*) (\S.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) {
      expect(line === '' || line.startsWith('#'), line).toBe(true);
      return [];
    }
    return [[key, value.split(', ')]];
  });
}

test('LBL-01 each address with mailboxes is one postmap entry, and all other lines are comments', () => {
  expect(entriesOf(table)).toEqual([
    ['desk@shared.example', ['kim@shared.example', "o'hara+tag@shared.example"]],
    ['jobs.kr@shared.example', ['lee@shared.example']],
  ]);
});

test('LBL-01 no shared address starts a comment, continues a line or has two keys', () => {
  for (const wrong of [
    '#a@b.example',
    ' a b@b.example',
    'a,b@b.example',
    'a:b@b.example',
    '"a"@b.example',
    '.a@b.example',
  ]) {
    expect(sharedMailAddress.safeParse(wrong).success, wrong).toBe(false);
  }
  expect(sharedMailAddress.parse('Jobs.KR-1@b.example')).toBe('jobs.kr-1@b.example');
});

test.skipIf(!existsSync(postmap))(
  'LBL-01 the postmap of this machine’s Postfix finds each address in the table',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'alias-table-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'table');
    writeFileSync(file, table);
    writeFileSync(join(folder, 'main.cf'), 'compatibility_level = 3.6\n');
    const run = (...args: string[]) => execFileSync(postmap, ['-c', folder, ...args], { encoding: 'utf8' });
    run(`hash:${file}`);
    expect(run('-q', 'desk@shared.example', `hash:${file}`).trim()).toBe(
      "kim@shared.example, o'hara+tag@shared.example",
    );
  },
);
