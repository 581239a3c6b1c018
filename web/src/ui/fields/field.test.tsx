import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

const help = 'Letters and numbers alone';

function markupWith(error: string | undefined): string {
  return renderToStaticMarkup(<TextField label="Name" value="" onChange={() => undefined} help={help} error={error} />);
}

/** What stands under the field, as the field names it. */
function notesOf(markup: string): string[] {
  const ids = /aria-describedby="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
  return ids.map((id) => markup.split(`id="${id}"`)[1]?.replaceAll(/^[^>]*>|<[^>]*>/g, '') ?? '');
}

test('ACS-03 a hint gives way to the fault that says the same, and stays beside any other', () => {
  expect(notesOf(markupWith(undefined))).toHaveLength(1);
  const same = markupWith(help);
  expect([notesOf(same).length, same.split(help).length - 1]).toEqual([1, 1]);
  expect(notesOf(markupWith('It is too long.'))).toHaveLength(2);
});
