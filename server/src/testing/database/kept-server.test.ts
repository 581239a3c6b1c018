import { describe, expect, test } from 'vitest';
import { findMigrations } from '../../kernel/db/migrate.ts';
import { modules } from '../../modules/index.ts';
import { keyOf } from './kept-server.ts';
import { seedFiles, templateSources } from './template-sources.ts';

describe('the sources of the cached template', () => {
  const paths = templateSources().map(([path]) => path);

  test('are migrations, package versions, and all sources of seed data', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        'package-lock.json',
        'contract/src/permissions.ts',
        'contract/src/workplace/boards/permissions.ts',
        'server/src/kernel/access/seed-roles.ts',
        'server/src/kernel/db/migrate.ts',
        'server/src/kernel/db/embedded/database-folder.ts',
        'server/src/modules/ground/terms/seeds/piar.ko.ts',
        'server/src/testing/template.ts',
      ]),
    );
    expect(paths.filter((path) => path.endsWith('.sql')).length).toBe(findMigrations().length);
  });

  test('exclude files that do not change the template', () => {
    expect(paths.filter((path) => /operations\/|\.test\.ts$|modules\/[^/]+\/[^/]+\/index\.ts$/.test(path))).toEqual([]);
  });

  test('include a seed file for each module that seeds', () => {
    const folders = new Set(
      seedFiles().flatMap((path) => /^server\/src\/modules\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? []),
    );
    expect(folders.size).toBe(modules.filter(({ seed }) => seed !== undefined).length);
  });
});

describe('the key of the cached template', () => {
  const day = new Date('2026-11-25T10:00:00Z');
  const key = keyOf([['a', Buffer.from('one')]], day);

  test('is the same for the same sources on the same day', () => {
    expect(keyOf([['a', Buffer.from('one')]], new Date('2026-11-25T23:59:00Z'))).toBe(key);
  });

  test.each([
    ['another content', [['a', Buffer.from('two')]], day],
    ['another path', [['b', Buffer.from('one')]], day],
    [
      'another file',
      [
        ['a', Buffer.from('one')],
        ['b', Buffer.alloc(0)],
      ],
      day,
    ],
    ['another day', [['a', Buffer.from('one')]], new Date('2026-11-26T00:00:00Z')],
  ] as const)('differs for %s', (_what, sources, now) => {
    expect(keyOf(sources, now)).not.toBe(key);
  });
});
