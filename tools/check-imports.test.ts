import { describe, expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';
import { plant } from './kernel/planted.ts';

/** The findings of a project with these files, as the command prints them. */
function findingsOf(files: Readonly<Record<string, string>>): string[] {
  return checkImports(plant(files)).map(({ path, line, message }) => `${path}:${line} ${message}`);
}

describe('the contract', () => {
  test('imports only zod and itself', () => {
    const faults = findingsOf({
      'contract/src/ground/terms/rules.ts':
        "import * as z from 'zod/mini';\nimport { text } from '../kernel/rules.ts';\nimport 'pg';",
    });
    expect(faults).toEqual(['contract/src/ground/terms/rules.ts:3 the contract imports zod and itself alone, not pg']);
  });

  test('shares limits, rules and enumerations between capabilities, and wire objects between wire files', () => {
    const faults = findingsOf({
      'contract/src/ground/otp/rules.ts':
        "import { a } from '../terms/rules.ts';\nexport type { B } from '../terms/errors.ts';",
      'contract/src/ground/otp/limits.ts': "import { ko } from '../terms/messages/ko.ts';\nimport '../terms/kinds.ts';",
      'contract/src/ground/otp/wire.ts': "import { agreement } from '../terms/wire.ts';",
      'contract/src/ground/otp/routes.ts': "import { agreement } from '../terms/wire.ts';",
    });
    expect(faults).toEqual([
      'contract/src/ground/otp/limits.ts:1 terms keeps messages/ko.ts to itself; its rules and limits are for everyone',
      'contract/src/ground/otp/routes.ts:1 terms keeps wire.ts to itself; its rules and limits are for everyone',
      'contract/src/ground/otp/rules.ts:2 terms keeps errors.ts to itself; its rules and limits are for everyone',
    ]);
  });

  test('keeps its kernel free of capabilities', () => {
    const faults = findingsOf({ 'contract/src/kernel/rules.ts': "const a: import('../ground/terms/rules.ts').A = 1;" });
    expect(faults).toEqual(['contract/src/kernel/rules.ts:1 the kernel of contract must not know terms']);
  });
});

describe('sides', () => {
  test('server and web never import each other', () => {
    const faults = findingsOf({
      'server/src/app.ts': "import '@madang/web/app/main.tsx';",
      'web/src/app/main.tsx': "const late = import('../../../server/src/app.ts');",
    });
    expect(faults).toEqual([
      'server/src/app.ts:1 server must not import web',
      'web/src/app/main.tsx:1 web must not import server',
    ]);
  });

  test('the contract is imported by its package name', () => {
    const faults = findingsOf({ 'server/src/app.ts': "import { a } from '../../contract/src/ground/terms/rules.ts';" });
    expect(faults).toEqual(['server/src/app.ts:1 name the package: @madang/contract/...']);
  });

  test('an import without its file extension is reported, as Node cannot resolve it', () => {
    const faults = findingsOf({ 'server/src/app.ts': "import { a } from './config';" });
    expect(faults).toEqual(['server/src/app.ts:1 server/src/config lacks its file ending']);
  });
});

describe('modules and features', () => {
  test('the kernels know no module and no feature', () => {
    const faults = findingsOf({
      'server/src/kernel/http/edge.ts': "import { m } from '../../modules/index.ts';",
      'server/src/kernel/session.ts': "import { otp } from '../modules/otp/index.ts';",
      'web/src/kernel/client.ts': "import { f } from '../features/terms/index.ts';",
    });
    expect(faults).toHaveLength(3);
    expect(faults.every((fault) => fault.includes('must not know'))).toBe(true);
  });

  test('another module is imported through its index and only if declared as needed', () => {
    const faults = findingsOf({
      'server/src/modules/ground/otp/index.ts': '',
      'server/src/modules/ground/terms/index.ts': "export const terms = { needs: ['otp'] as const };",
      'server/src/modules/ground/terms/terms.ts':
        "import { a } from '../otp/otp.sql.ts';\nimport { b } from '../otp/index.ts';",
      'server/src/modules/ground/users/index.ts':
        "export const users = { needs: ['ghosts'] };\nimport { a } from '../otp/index.ts';",
    });
    expect(faults).toEqual([
      'server/src/modules/ground/terms/terms.ts:1 otp is imported through its index.ts alone',
      'server/src/modules/ground/users/index.ts:2 users does not declare otp in the needs of its index.ts',
      'server/src/modules/ground/users/index.ts:1 needs ghosts, which does not exist',
    ]);
  });

  test('an example imports the operations of a module and of its parts, and nothing else of it', () => {
    const faults = findingsOf({
      'server/src/modules/ground/boards/index.ts': '',
      'server/src/testing/operations/examples/boards.ts': [
        "import { a } from '../../../modules/ground/boards/operations/write-post.ts';",
        "import { b } from '../../../modules/ground/boards/comments/operations/write-comment.ts';",
        "import { c } from '../../../modules/ground/boards/posts.ts';",
      ].join('\n'),
    });
    expect(faults).toEqual([
      'server/src/testing/operations/examples/boards.ts:3 boards is imported through its index.ts alone',
    ]);
  });

  test('the application reaches modules and features through an index', () => {
    const faults = findingsOf({
      'server/src/modules/index.ts': "import { otp } from './ground/otp/index.ts';",
      'server/src/app.ts': "import { a } from './modules/ground/otp/operations/send-code.ts';",
      'web/src/app/main.tsx': "import { P } from '../features/ground/otp/pages/otp.tsx';",
    });
    expect(faults).toEqual([
      'server/src/app.ts:1 otp is imported through its index.ts alone',
      'web/src/app/main.tsx:1 otp is imported through its index.ts alone',
    ]);
  });

  test('section and page texts of a web capability are imported beside its index, if declared as needed', () => {
    const faults = findingsOf({
      'web/src/features/ground/otp/section.ts': '',
      'web/src/features/ground/otp/page-texts.ts': '',
      'web/src/features/ground/terms/index.ts': "export const needs = ['otp'];",
      'web/src/features/ground/terms/public-pages.ts': "const texts = [() => import('../otp/page-texts.ts')];",
      'web/src/features/ground/gates/pages/gate.tsx': "import { loadField } from '../../otp/section.ts';",
      'web/src/features/ground/terms/step.ts': "import { pages } from '../otp/pages.ts';",
    });
    expect(faults).toEqual([
      'web/src/features/ground/gates/pages/gate.tsx:1 gates does not declare otp in the needs of its index.ts',
      'web/src/features/ground/terms/step.ts:1 otp is imported through its index.ts alone',
    ]);
  });

  test('the index of a server module exports at most 25 names, types included, and each by its name', () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at}`).join(', ');
    const types = 'export type { A, B } from "./a.ts";\nexport interface C {}\nexport const d = 1, e = 2;';
    const faults = findingsOf({
      'server/src/modules/ground/otp/index.ts': `export { ${names(20)} } from './n.ts';\n${types}`,
      'server/src/modules/ground/terms/index.ts': `export { ${names(21)} } from './n.ts';\n${types}`,
      'server/src/modules/ground/users/index.ts': "export const needs = [];\nexport * as all from './n.ts';",
      'web/src/features/ground/terms/index.ts': `export { ${names(26)} } from './n.ts';`,
    });
    expect(faults).toEqual([
      'server/src/modules/ground/terms/index.ts:1 exports 26 names, more than 25',
      'server/src/modules/ground/users/index.ts:2 an index names what it exports: no export of a whole file',
    ]);
  });

  test('a cycle of needs is reported wherever it is declared or imported', () => {
    const faults = findingsOf({
      'web/src/features/ground/a/index.ts': "export const a = { needs: ['b'] };",
      'web/src/features/ground/b/index.ts': "export const needs = ['c'] as const;",
      'web/src/features/ground/c/index.ts': "export const c = { needs: ['a'] };",
      'web/src/features/ground/c/x.ts': "import { a } from '../a/index.ts';",
    });
    expect(faults).toEqual(['web/src/features/ground/a/index.ts:1 a ring of needs: a -> b -> c -> a']);
  });

  test.each([
    ['contract/src', "import { a } from '../../views/portal/rules.ts';", 'rules.ts'],
    ['server/src/modules', "import { a } from '../../views/portal/index.ts';", 'index.ts'],
    ['web/src/features', "import { a } from '../../views/portal/index.ts';", 'index.ts'],
  ])('a capability of %s imports its own wing and those below, never one above', (folder, upward, file) => {
    const faults = findingsOf({
      [`${folder}/ground/terms/index.ts`]: "export const terms = { needs: ['portal'] };",
      [`${folder}/ground/terms/terms.ts`]: upward,
      [`${folder}/ground/terms/terms.test.ts`]: upward,
      [`${folder}/views/portal/index.ts`]: "export const portal = { needs: ['terms'] };",
      [`${folder}/views/portal/portal.ts`]: `import { b } from '../../ground/terms/${file}';`,
      [`${folder}/views/portal/rules.ts`]: '',
    });
    expect(faults.filter((fault) => !fault.includes('a ring of needs'))).toEqual([
      `${folder}/ground/terms/terms.ts:1 terms is of the wing ground, below views: it must not import portal`,
    ]);
  });

  test('a cycle of kernel files is reported, also by types; tests and other folders can import back', () => {
    const faults = findingsOf({
      'server/src/kernel/kernel.ts': "import type { Session } from './session/session.ts';",
      'server/src/kernel/session/session.ts': "export type { Limit } from '../limits/limit.ts';",
      'server/src/kernel/limits/limit.ts': "const a: import('../kernel.ts').Kernel = b;",
      'server/src/kernel/limits/limit.test.ts': "import '../kernel.ts';",
      'server/src/kernel/limits/beside.ts': "import '../kernel.ts';",
      'server/src/platform/a.ts': "import './b.ts';",
      'server/src/platform/b.ts': "import './a.ts';",
    });
    expect(faults).toEqual([
      'server/src/kernel/kernel.ts:1 a ring of files: kernel.ts -> session/session.ts -> limits/limit.ts -> kernel.ts',
    ]);
  });

  test('only views read the lists that capabilities contribute to', () => {
    const list = { 'contract/src/contributed/home-card.generated.ts': '' };
    const reads = "import { a } from '../../contributed/home-card.generated.ts';";
    const faults = findingsOf({
      ...list,
      'contract/src/views/portal/routes.ts': reads,
      'contract/src/workplace/menus/routes.ts': reads,
    });
    expect(faults).toEqual([
      'contract/src/workplace/menus/routes.ts:1 a capability must not import contract/src/contributed/home-card.generated.ts',
    ]);
  });

  test('a capability is in one listed wing, the same on every side', () => {
    const faults = findingsOf({
      'contract/src/ground/departments/rules.ts': '',
      'server/src/modules/people/departments/index.ts': '',
      'web/src/features/attic/boxes/index.ts': '',
    });
    expect(faults).toEqual([
      'web/src/features/attic:1 attic is no wing of server/src/modules/wings.ts',
      'contract/src/ground/departments:1 departments is of the wing people in server',
      'server/src/modules/people/departments:1 departments is of the wing ground in contract',
    ]);
  });

  test('a view of the server needs at most three modules, and the others contribute', () => {
    const others = ['otp', 'people', 'signup', 'terms'];
    const needs = (names: readonly string[]) => `export const view = {\n  needs: ${JSON.stringify(names)},\n};`;
    const faults = findingsOf({
      ...Object.fromEntries(others.map((name) => [`server/src/modules/ground/${name}/index.ts`, ''])),
      'server/src/modules/views/home/index.ts': needs(others),
      'server/src/modules/views/portal/index.ts': needs(others.slice(1)),
      'server/src/modules/joining/invitations/index.ts': needs(others),
    });
    expect(faults).toEqual([
      'server/src/modules/views/home/index.ts:2 needs 4 modules, more than 3: the others contribute to a slot',
    ]);
  });

  test('only tests import testing/', () => {
    const faults = findingsOf({
      'server/src/modules/ground/otp/otp.ts': "import { clock } from '../../../testing/clock.ts';",
      'server/src/modules/ground/otp/otp.test.ts': "import { clock } from '../../../testing/clock.ts';",
    });
    expect(faults).toEqual(['server/src/modules/ground/otp/otp.ts:1 only tests import testing/']);
  });

  test('a capability has one name on every side', () => {
    const faults = findingsOf({
      'contract/src/ground/departments/rules.ts': '',
      'server/src/modules/ground/department/index.ts': '',
      'server/src/modules/ground/ranks/operations/create-rank.ts': '',
      'web/src/features/ground/boards/api.ts': '',
      'web/src/features/ground/front-door/index.ts': '',
    });
    expect(faults).toEqual([
      'server/src/modules/ground/department:1 the contract calls this capability departments',
      "server/src/modules/ground/ranks:1 contract/src/ground/ranks is missing: a module's calls stand there",
      'web/src/features/ground/boards:1 contract/src/ground/boards is missing: the calls of api.ts stand there',
    ]);
  });
});

describe('imports around the rules', () => {
  test.each([
    [
      'a file by a name that is put together',
      'ground/terms/a.ts',
      'const a = import(`../${b}/index.ts`);',
      'import() names its file',
    ],
    ['require', 'ground/terms/a.ts', "import { createRequire } from 'node:module';", 'import instead of require'],
    ['a test', 'ground/terms/a.ts', "import './b.test.ts';", 'only tests import a test'],
    ['a folder that is no wing', 'shared/a.ts', 'export {};', 'shared is no wing of server/src/modules/wings.ts'],
    [
      'needs that are put together',
      'ground/terms/index.ts',
      'const terms = { needs: [...more] };',
      'needs what is not written here',
    ],
    [
      'a bundle',
      'ground/terms/index.ts',
      "import * as all from './b.ts';\nexport { all };",
      'no export of a whole file',
    ],
    [
      "a neighbour's name",
      'ground/terms/index.ts',
      "export { a } from '../otp/index.ts';",
      'names of its own folder alone',
    ],
    [
      'names in a pattern',
      'ground/terms/index.ts',
      `export const { ${Array.from({ length: 26 }, (_, place) => `a${place}`).join(', ')} } = all;`,
      'exports 26 names',
    ],
  ])('%s is reported', (_way, path, text, message) => {
    expect(
      findingsOf({ [`server/src/modules/${path}`]: text }).filter((fault) => fault.includes(message)),
    ).toHaveLength(1);
  });

  test('a pattern of the web reaches texts, and otherwise only its own folder', () => {
    const faults = findingsOf({
      'web/src/features/ground/terms/a.ts': [
        "import.meta.glob('/src/features/views/portal/parts/*.ts');",
        "import.meta.glob(['../otp/*.ts', '/src/features/*/*/messages/*.ts']);",
        "import.meta.glob('/src/features/ground/terms/pictures/*.ts');",
      ].join('\n'),
      'web/src/features/sections.ts': "import.meta.glob('./*/*/section.ts');",
    });
    expect(faults).toEqual([
      'web/src/features/ground/terms/a.ts:1 /src/features/views/portal/parts/*.ts reaches into other folders',
      'web/src/features/ground/terms/a.ts:2 ../otp/*.ts reaches into other folders',
    ]);
  });

  test('the settings know no module, and a declaration of a parent file counts as an import', () => {
    const faults = findingsOf({
      'server/src/config.ts': "import './modules/ground/terms/index.ts';",
      'server/src/modules/ground/terms/index.ts': "declare module '../../views/portal/index.ts' {}",
      'server/src/modules/views/portal/index.ts': '',
    });
    expect(faults).toEqual([
      'server/src/config.ts:1 the config of server must not know terms',
      'server/src/modules/ground/terms/index.ts:1 terms is of the wing ground, below views: it must not import portal',
    ]);
  });
});

describe('code', () => {
  test('ui imports only ui, sends nothing and uses no message key', () => {
    const faults = findingsOf({
      'web/src/ui/card.tsx': [
        "import { limits } from '@madang/contract/ground/terms/limits.ts';",
        "import { client } from '../kernel/client.ts';",
        "import { useTranslation } from 'react-i18next';",
        "export const send = () => window.fetch('/x');",
        "export const Title = ({ t }: { t: (key: string) => string }) => <h1>{t('card.title')}</h1>;",
      ].join('\n'),
    });
    expect(faults.map((fault) => fault.replace('web/src/ui/card.tsx:', ''))).toEqual([
      '1 ui must not import the contract',
      '2 ui must not import kernel/',
      '3 ui takes its texts as properties, not from react-i18next',
      '4 ui must not send: fetch',
      '5 ui takes its texts as properties: t',
    ]);
  });

  test('ACS-05 only composition.ts reads composition from a key', () => {
    const faults = findingsOf({
      'web/src/ui/composition.ts': 'export const ends = (e: KeyboardEvent) => e.isComposing || e.keyCode === 229;',
      'web/src/ui/field.tsx': 'export const press = (e: KeyboardEvent) => e.isComposing;',
      'web/src/kernel/keys.ts': 'export const press = ({ keyCode }: KeyboardEvent) => keyCode;',
      'web/src/features/ground/terms/keys.test.ts': "new KeyboardEvent('keydown', { isComposing: true });",
    });
    expect(faults).toEqual([
      'web/src/kernel/keys.ts:1 whether a key ends a word is asked of web/src/ui/composition.ts: keyCode',
      'web/src/ui/field.tsx:1 whether a key ends a word is asked of web/src/ui/composition.ts: isComposing',
    ]);
  });

  test('only config.ts reads the environment, in any notation', () => {
    const faults = findingsOf({
      'server/src/config.ts': 'export const port = process.env.PORT;',
      'server/src/main.ts': 'const { env } = process;\nconst a = process.env["A"];\n// process.env in a comment',
      'contract/src/ground/terms/limits.ts': "import { env } from 'node:process';",
      'server/src/main.test.ts': 'process.env.TZ = "UTC";',
    });
    expect(faults.filter((fault) => fault.endsWith('only server/src/config.ts reads the environment'))).toHaveLength(3);
  });
});

describe('wire names', () => {
  const contract = {
    'contract/src/ground/terms/wire.ts':
      "export const t = wireObject({ trmsCd: ['termsCode', s], email: ['loginMail', s], userId: ['userId', s] });",
    'docs/glossary.md': '| Wire | Plain |\n|---|---|\n| `opt`, `dn`, `userId` | oneTimeCode |\n',
  };

  test('are only in wire.ts, in code and in strings', () => {
    const faults = findingsOf({
      ...contract,
      'web/src/features/ground/terms/api.ts': "const a = { trmsCd: 1 };\nconst b = `?trmsCd=${a}`;\nconst c = 'opt';",
      'web/src/features/ground/terms/parts/code.tsx': 'export const C = () => <Code dn="x" />;',
    });
    expect(faults.filter((fault) => fault.includes('wire name'))).toEqual([
      'web/src/features/ground/terms/api.ts:1 wire name trmsCd belongs in a wire.ts',
      'web/src/features/ground/terms/api.ts:2 wire name trmsCd belongs in a wire.ts',
      'web/src/features/ground/terms/api.ts:3 wire name opt belongs in a wire.ts',
      'web/src/features/ground/terms/parts/code.tsx:1 wire name dn belongs in a wire.ts',
    ]);
  });

  test('everyday words, comments, prose, tests and catalogues are ignored', () => {
    const faults = findingsOf({
      ...contract,
      'web/src/features/ground/terms/page.ts': "// trmsCd\nconst email = 'opt in', userId = 1;",
      'web/src/features/ground/terms/page.test.ts': "const a = 'trmsCd';",
      'server/src/testing/terms.ts': "export const body = { trmsCd: 'SVCR' };",
      'web/src/features/ground/terms/messages/ko.ts': "export const ko = { trmsCd: '약관' };",
      'server/src/modules/ground/terms/wire.ts': "export const a = 'trmsCd';",
    });
    expect(faults).toEqual([]);
  });
});
