import { describe, expect, test } from 'vitest';
import { type Arrangement, arrangementOf, changed, movedBy, movedTo, placesOf, shownIn } from './arrangement.ts';

const listed = { koreanTitle: '', englishTitle: '', boardNumber: null, isShown: true, size: 'usual' } as const;
const arrangement = arrangementOf([
  { ...listed, portletKey: 'feed', kind: 'feed', column: 'main' },
  { ...listed, portletKey: '1001', kind: 'board', boardNumber: 7, column: null },
  { ...listed, portletKey: 'anniversaries', kind: 'anniversaries', column: 'side' },
  { ...listed, portletKey: 'links', kind: 'links', column: 'side' },
]);
const columns = (of: Arrangement) =>
  (['main', 'side'] as const).map((column) => shownIn(of, column).map(({ kind }) => kind));

describe('POR-05 the arrangement of a home', () => {
  test('has the fixed portlets, and no board', () => {
    expect(columns(arrangement)).toEqual([['feed'], ['anniversaries', 'links']]);
  });

  test('moves a portlet within its column, and not beyond its ends', () => {
    expect(columns(movedBy(arrangement, 'links', -1))).toEqual([['feed'], ['links', 'anniversaries']]);
    expect(columns(movedBy(arrangement, 'anniversaries', 1))).toEqual([['feed'], ['links', 'anniversaries']]);
    expect(movedBy(arrangement, 'links', 1)).toEqual(arrangement);
    expect(movedBy(arrangement, 'feed', -1)).toEqual(arrangement);
  });

  test('moves a portlet before another one or to the end of the other column', () => {
    expect(columns(movedTo(arrangement, 'links', 'main', 'feed'))).toEqual([['links', 'feed'], ['anniversaries']]);
    expect(columns(movedTo(arrangement, 'feed', 'side'))).toEqual([[], ['anniversaries', 'links', 'feed']]);
    expect(movedTo(arrangement, 'links', 'side', 'links')).toEqual(arrangement);
  });

  test('skips hidden portlets, and still names them in the call', () => {
    const hidden = changed(changed(arrangement, 'anniversaries', { isShown: false }), 'links', { size: 'small' });
    expect(columns(hidden)).toEqual([['feed'], ['links']]);
    expect(placesOf(hidden)).toEqual([
      { portletKey: 'feed', isShown: true, column: 'main' },
      { portletKey: 'anniversaries', isShown: false, column: 'side', size: 'usual' },
      { portletKey: 'links', isShown: true, column: 'side', size: 'small' },
    ]);
  });
});
