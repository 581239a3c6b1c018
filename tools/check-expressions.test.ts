import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkExpressions } from './check-expressions.ts';
import { plant } from './kernel/planted.ts';

async function findingsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const findings = await checkExpressions(plant(files));
  return findings.map(({ path, line, message }) => `${path}:${line} ${message}`);
}

const once = 'write it so that each letter is read once';

test('an expression of quadratic time is refused, wherever it is written', async () => {
  const faults = await findingsOf({
    'contract/src/a.ts': "export const a = (text: string) => text.replace(/=+$/, '');",
    'server/src/b.ts': '\nexport const b = /^(?:x+)+y$/u;',
    'web/src/c.tsx': 'export const c = () => <p>{/\\s*;\\s*/.test("")}</p>;',
    'contract/src/plain.ts': 'export const plain = /^[a-z]+(?:-[a-z]+)*$/;',
    'server/src/testing/d.ts': 'export const d = /=+$/;',
    'server/src/e.test.ts': 'export const e = /=+$/;',
  });
  expect(faults).toEqual([
    `contract/src/a.ts:1 /=+$/ takes more time than its text has letters (2nd degree polynomial); ${once}`,
    `server/src/b.ts:2 /^(?:x+)+y$/u takes more time than its text has letters (exponential); ${once}`,
    `web/src/c.tsx:1 /\\s*;\\s*/ takes more time than its text has letters (2nd degree polynomial); ${once}`,
  ]);
});

test('a composed expression is checked in its final form, and one built later is refused', async () => {
  const faults = await findingsOf({
    'contract/src/limits.ts': "export const sign = '=';",
    'contract/src/a.ts': [
      "import { sign } from './limits.ts';",
      'export const short = new RegExp(`^${sign}{1,4}$`);',
      'export const long = new RegExp(`${sign}+$`, "g");',
      'export const later = (text: string) => RegExp(text);',
    ].join('\n'),
  });
  expect(faults).toEqual([
    `contract/src/a.ts:3 /=+$/g takes more time than its text has letters (2nd degree polynomial); ${once}`,
    'contract/src/a.ts:4 puts an expression together later than its file is loaded; no one can look at it',
  ]);
});

test('an undecidable expression is refused, and so is a text used as an expression', async () => {
  const faults = await findingsOf({
    'contract/src/a.ts': 'export const a = /[\\p{L}--[a-z]]/v;\nexport const b = (text: string) => text.match("=+$");',
  });
  expect(faults).toEqual([
    `contract/src/a.ts:1 /[\\p{L}--[a-z]]/v cannot be decided (unknown flag); ${once}`,
    'contract/src/a.ts:2 match() makes an expression of a text; write the expression',
  ]);
});

test('a line that limits the text to 64 letters allows an expression, and is removed with it', async () => {
  const faults = await findingsOf({
    'contract/src/a.ts': [
      '// Held to 64 letters: the caller cuts it.',
      'export const a = /=+$/;',
      'export const b = /-+$/; // Held to 64 letters: it is a name.',
      '// Held to 64 letters: nothing needs it.',
      'export const c = /^-$/;',
      '// Held to 64 letters:',
      'export const d = /_+$/;',
    ].join('\n'),
  });
  expect(faults).toEqual([
    `contract/src/a.ts:7 /_+$/ takes more time than its text has letters (2nd degree polynomial); ${once}`,
    'contract/src/a.ts:4 holds a text to 64 letters for no expression that needs it; take the line out',
  ]);
});

test('results are cached beside the packages, with the error', async () => {
  const root = plant({ 'contract/src/a.ts': 'export const a = /=+$/;' });
  const [first, second] = [await checkExpressions(root), await checkExpressions(root)];
  expect(existsSync(join(root, 'node_modules/.cache/expressions.json'))).toBe(true);
  expect(second).toEqual(first);
  expect(first).toHaveLength(1);
});
