import { expect, test } from 'vitest';
import { type Draft, type DraftEvent, emptyDraft, nextDraft } from './draft.ts';

interface Named {
  readonly name: string;
}

const named = (...names: readonly string[]) => names.map((name) => ({ name }));
const after = (...events: readonly DraftEvent<Named>[]) => events.reduce(nextDraft<Named>, emptyDraft<Named>());
const namesOf = ({ rows }: Draft<Named>) => rows.map(({ values }) => values.name);
const chosen = { kind: 'chosen', choice: 'ladder', rows: named('부장', '과장', '사원') } as const;

test('WIZ-24 a suggestion fills rows, which can be moved, removed and restored at their place', () => {
  expect(namesOf(after(chosen))).toEqual(['부장', '과장', '사원']);
  const moved = after(chosen, { kind: 'moved', key: 'row-3', by: -1 });
  expect(namesOf(moved)).toEqual(['부장', '사원', '과장']);
  expect(namesOf(nextDraft(moved, { kind: 'moved', key: 'row-1', by: -1 }))).toEqual(['부장', '사원', '과장']);
  const removed = nextDraft(moved, { kind: 'removed', key: 'row-3' });
  expect(namesOf(removed)).toEqual(['부장', '과장']);
  expect(namesOf(nextDraft(removed, { kind: 'undone' }))).toEqual(['부장', '사원', '과장']);
});

test('WIZ-24 another suggestion replaces an edited list, and undo restores it', () => {
  const edited = after(chosen, { kind: 'changed', key: 'row-1', field: 'name', values: { name: '이사' } });
  const other = nextDraft(edited, { kind: 'chosen', choice: 'flat', rows: named('매니저') });
  expect(namesOf(other)).toEqual(['매니저']);
  const back = nextDraft(other, { kind: 'undone' });
  expect([back.choice, namesOf(back)]).toEqual(['ladder', ['이사', '과장', '사원']]);
  // What was not edited is there again at the next press on its card.
  expect(after(chosen, { kind: 'chosen', choice: 'flat', rows: [] }).undo).toBeUndefined();
});

test('WIZ-24 a saved row leaves the list, and a refused one shows its error until its field changes', () => {
  const refused = { name: { code: 'CM301' }, '': { code: 'CO400' } };
  const sent = after(chosen, { kind: 'saved', key: 'row-1' }, { kind: 'refused', key: 'row-2', refused });
  expect(namesOf(sent)).toEqual(['과장', '사원']);
  expect(sent.rows[0]?.refused).toEqual(refused);
  const typed = nextDraft(sent, { kind: 'changed', key: 'row-2', field: 'name', values: { name: '차장' } });
  expect(typed.rows[0]?.refused).toEqual({});
});

test('WIZ-24 a row added after others were removed has a new key', () => {
  const { rows } = after(chosen, { kind: 'saved', key: 'row-3' }, { kind: 'added', values: { name: '' } });
  expect(rows.map(({ key }) => key)).toEqual(['row-1', 'row-2', 'row-4']);
});

test('WIZ-24 missing values of a row are shown after a save, and not for a row added later', () => {
  const { rows } = after(chosen, { kind: 'pressed' }, { kind: 'added', values: { name: '' } });
  expect(rows.map(({ isPressed }) => isPressed)).toEqual([true, true, true, false]);
});
