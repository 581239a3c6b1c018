import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChunkNode, circleOf } from './chunk-graph.ts';
import { mergeChunks } from './merge-chunks.ts';

const chunk = (name: string, imports: readonly string[], more: Partial<ChunkNode> = {}): ChunkNode => ({
  name,
  size: 500,
  files: 1,
  imports,
  opens: [],
  isOpened: false,
  mayGrow: true,
  modules: [`/${name}.ts`],
  ...more,
});
const page = (name: string, imports: readonly string[], more: Partial<ChunkNode> = {}) =>
  chunk(name, imports, { isOpened: true, mayGrow: false, ...more });

const namesOf = (merged: readonly (readonly ChunkNode[])[]) =>
  merged
    .map((chunks) =>
      chunks
        .map(({ name }) => name)
        .sort()
        .join('+'),
    )
    .sort();

/** The graph of imports between what was joined. */
function importsOf(merged: readonly (readonly ChunkNode[])[]): Map<string, string[]> {
  const group = new Map(merged.flatMap((chunks, at) => chunks.map(({ name }) => [name, String(at)])));
  return new Map(
    merged.map((chunks, at) => [
      String(at),
      chunks
        .flatMap(({ imports }) => imports.map((name) => group.get(name) ?? ''))
        .filter((name) => name !== String(at)),
    ]),
  );
}

test('code of one document is loaded by no page of another, however many files that would save', () => {
  const given = [
    page('console', ['frame', 'lock'], { isDocument: true, mayGrow: true }),
    page('list', ['console']),
    page('visitor', [], { isDocument: true, opens: ['step'] }),
    page('step', ['lock']),
    chunk('frame', ['lock'], { size: 10 }),
    chunk('lock', [], { size: 10 }),
  ];
  const often = ({ name }: ChunkNode) => (name === 'step' ? 0.01 : 1_000);
  expect(namesOf(mergeChunks(given, often))).toEqual(['console+frame', 'list', 'lock', 'step', 'visitor']);
});

test('chunks loaded by the same pages are merged', () => {
  const given = [
    page('home', ['list', 'row']),
    page('board', ['list', 'row']),
    chunk('list', ['row']),
    chunk('row', []),
  ];
  expect(namesOf(mergeChunks(given, () => 1))).toEqual(['board', 'home', 'list+row']);
});

test('heavy code of a single page is kept out of chunks that others load', () => {
  const given = [
    page('home', ['list']),
    page('board', ['list', 'editor']),
    chunk('list', []),
    chunk('editor', [], { size: 60_000 }),
  ];
  expect(namesOf(mergeChunks(given, () => 1))).toEqual(['board', 'editor', 'home', 'list']);
});

test('a page heavier than the others decides', () => {
  const given = [
    page('log-in', ['form']),
    ...['a', 'b', 'c'].map((name) => page(name, ['form', 'table'])),
    chunk('form', []),
    chunk('table', [], { size: 900 }),
  ];
  const weight = (often: number) => (opener: ChunkNode) => (opener.name === 'log-in' ? often : 1);
  expect(namesOf(mergeChunks(given, weight(1)))).toContain('form+table');
  expect(namesOf(mergeChunks(given, weight(100)))).toContain('form');
});

test('two chunks with a third one between them are not merged without it', () => {
  const between = chunk('between', ['below'], { mayGrow: false });
  const given = [page('home', ['above', 'below']), chunk('above', ['between', 'below']), between, chunk('below', [])];
  expect(namesOf(mergeChunks(given, () => 1))).toEqual(['above', 'below', 'between', 'home']);
});

test('no merging creates a cycle, and none loses or duplicates a chunk', () => {
  const graphs = fc
    .array(fc.record({ imports: fc.array(fc.nat(11), { maxLength: 4 }), isPage: fc.boolean(), size: fc.nat(4000) }), {
      minLength: 2,
      maxLength: 12,
    })
    .map((nodes) =>
      nodes.map(({ imports, isPage, size }, at) => {
        // Only of later ones, so that the given graph has no circle.
        const later = [...new Set(imports.map((step) => at + 1 + step).filter((each) => each < nodes.length))].map(
          String,
        );
        return (isPage ? page : chunk)(String(at), later, { size });
      }),
    );
  fc.assert(
    fc.property(graphs, (given) => {
      const merged = mergeChunks(given, () => 1);
      expect(circleOf(importsOf(merged))).toBeUndefined();
      expect(
        merged
          .flat()
          .map(({ name }) => name)
          .sort(),
      ).toEqual(given.map(({ name }) => name).sort());
    }),
  );
});

test('a cycle of chunks is reported with its path', () => {
  expect(
    circleOf(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toBeUndefined();
  expect(
    circleOf(
      new Map([
        ['page', ['a']],
        ['a', ['b']],
        ['b', ['a']],
      ]),
    ),
  ).toEqual(['a', 'b', 'a']);
});
