import { globSync, readFileSync } from 'node:fs';
import { dispatchSides } from '@madang/contract/access/dispatches/states.ts';
import { termsCodes } from '@madang/contract/ground/terms/rules.ts';
import { languages } from '@madang/contract/kernel/languages.ts';
import { recordedWords, unreadDetails } from '@madang/contract/views/audit-log/recorded-words.ts';
import { expect, test } from 'vitest';
import { Translator } from '../../../kernel/i18n/translator.ts';
import { Registry } from '../../../kernel/operations/registry.ts';
import { examples } from '../../../testing/operations/examples/index.ts';
import { modules } from '../../index.ts';

const serverFolder = new URL('../../../../', import.meta.url);
const registry = new Registry(modules);

/** Stands for any answer and any part of it. */
const anything: unknown = new Proxy(
  {},
  {
    get: (_, name) =>
      name === Symbol.toPrimitive ? () => 'x' : name === Symbol.iterator ? Array.prototype[Symbol.iterator] : anything,
  },
);

interface Recorded {
  readonly fields: Set<string>;
  readonly details: Set<string>;
}

/** Names that the examples of operations leave in the log, without reasons, which are texts of the input. */
function ofExamples({ fields, details }: Recorded): void {
  for (const { input, leaves } of examples) {
    const { audit } = leaves(anything as never, 'person');
    if (audit === 'none') continue;
    const typed = new Set(Object.values(input));
    for (const row of audit) {
      for (const name of row.fields ?? []) if (!typed.has(name) && !/^[A-Z]{4} [A-Z]{2} /.test(name)) fields.add(name);
      for (const [field] of row.changes ?? []) fields.add(field);
      for (const name of Object.keys(row.detail ?? {})) if (name !== 'called') details.add(name);
    }
  }
}

/** Names written out in operations, those that are no example too: secrets, and steps of visitors. */
function ofSources({ fields, details }: Recorded): void {
  const paths = globSync('src/{modules,kernel,platform}/**/*.ts', { cwd: serverFolder }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  for (const path of paths) {
    const source = readFileSync(new URL(path, serverFolder), 'utf8');
    if (!/\baudit\b|Audited/.test(source)) continue;
    for (const [, list = ''] of source.matchAll(/\bfields: \[([^\]]*)\]/g))
      for (const [, name = ''] of list.matchAll(/'(\w+)'/g)) fields.add(name);
    for (const [, body = ''] of source.matchAll(/target: [^\n]*\bdetail: \{ ([^{}]*) \}/g))
      for (const part of body.split(', ')) {
        const [name = ''] = part.split(':');
        if (/^\w+$/.test(name) && name !== 'from' && name !== 'to') details.add(name);
      }
  }
}

/** Kinds of filters by which lists are read. */
function ofReads({ fields }: Recorded): void {
  for (const operation of registry.all())
    if ('access' in operation && typeof operation.access === 'function') {
      const asked = operation.access(everyFilter as never, 'COMPANY');
      for (const name of asked.fields ?? []) if (typeof name === 'string') fields.add(name);
    }
}

const everyFilter = new Proxy(
  {},
  {
    get: (_, name) =>
      name === 'side' ? 'home' : name === 'names' ? ['given'] : typeof name === 'symbol' ? undefined : 'given',
  },
);

function recorded(): Recorded {
  const names = { fields: new Set<string>(), details: new Set<string>() };
  ofExamples(names);
  ofSources(names);
  ofReads(names);
  return names;
}

test.each(languages)('MEM-07 every field that an operation records has a word in %s', async (language) => {
  const translator = await Translator.load();
  const { fields, details } = recorded();
  expect([fields.size, details.size]).toEqual([expect.toSatisfy((n) => n > 120), expect.toSatisfy((n) => n > 30)]);
  const words = [
    ...termsCodes,
    ...dispatchSides,
    ...[...fields].flatMap(recordedWords),
    ...[...details].filter((name) => !unreadDetails.has(name)).flatMap(recordedWords),
  ];
  expect(words.filter((name) => !translator.has(language, `fields.${name}`)).toSorted()).toEqual([]);
});
