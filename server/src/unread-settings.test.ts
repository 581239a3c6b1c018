import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const root = join(import.meta.dirname, '../..');

function warnings(environment: Readonly<Record<string, string>>): string[] {
  const told: string[] = [];
  try {
    readConfig(environment, (text) => told.push(text));
  } catch {
    // The faults are listed by the error.
  }
  return told;
}

test.each([
  ['MADANG_PROT', 'MADANG_PORT'],
  ['MADANG_KEY', 'MADANG_KEYS'],
  ['MADANG_ALOW_HTTP', 'MADANG_ALLOW_HTTP'],
  ['MADANG_KEYS_FIEL', 'MADANG_KEYS_FILE'],
  ['MADANG_DATABASE_URL', 'DATABASE_URL'],
])('OPS-05 the mistyped %s is reported with %s, without its value', (name, nearest) => {
  expect(warnings({ [name]: 'secret' })).toEqual([
    `Madang has no setting ${name}; did you mean ${nearest}?\n` +
      `${name}은(는) Madang의 설정이 아닙니다. ${nearest}을(를) 입력하려던 것이 아닌지 확인하세요.`,
  ]);
});

test('OPS-05 an unknown name without a similar one is reported alone, and beside the errors of others', () => {
  const told = ['Madang has no setting MADANG_FOO.\nMADANG_FOO은(는) Madang의 설정이 아닙니다.'];
  expect(warnings({ MADANG_FOO: 'x', MADANG_MODE: 'production', OTHER_PORT: '1' })).toEqual(told);
});

test('OPS-05 settings, their files and variables of the tools are not reported', () => {
  const files = globSync(['*.ts', '{tools,e2e,bench}/**/*.ts', 'web/*.ts'], { cwd: root });
  const reads = files.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/process\.env(?:\.|\[')(MADANG_\w+)/g),
  ]);
  const ofTools = new Set(reads.map(([, name = '']) => name));
  expect(ofTools).toContain('MADANG_STATIC_PORT');
  const table = readFileSync(join(root, 'docs/operation/running.md'), 'utf8').split('\n');
  const settings = table.filter((line) => line.startsWith('| `')).flatMap((line) => line.match(/MADANG_\w+/g) ?? []);
  const byFile = settings.filter((name) => !name.endsWith('_FILE')).map((name) => `${name}_FILE`);
  const names = [...ofTools, ...settings, ...byFile];
  expect(warnings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual([]);
});
