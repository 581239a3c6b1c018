import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type UiTexts, UiTextsProvider } from '../ui-texts.tsx';
import { RuleList } from '../parts/rule-list.tsx';
import { TextField } from './text-field.tsx';

const help = 'Letters and numbers alone';

function markupWith(error: string | undefined): string {
  return renderToStaticMarkup(<TextField label="Name" value="" onChange={() => undefined} help={help} error={error} />);
}

/** Returns the notes under the field, as the field references them. */
function notesOf(markup: string): string[] {
  const ids = /aria-describedby="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
  return ids.map((id) => markup.split(`id="${id}"`)[1]?.replaceAll(/^[^>]*>|<[^>]*>/g, '') ?? '');
}

test('ACS-03 an error replaces a hint with the same text, and is shown beside any other', () => {
  expect(notesOf(markupWith(undefined))).toHaveLength(1);
  const same = markupWith(help);
  expect([notesOf(same).length, same.split(help).length - 1]).toEqual([1, 1]);
  expect(notesOf(markupWith('It is too long.'))).toHaveLength(2);
});

test('PWD-05 ACS-03 a broken rule is shown at its field and not in the list below it as well', () => {
  const rules = ['8 to 12 characters', 'A digit'].map((text) => ({ text, met: false }));
  const list = <RuleList label="Rules" rules={rules} />;
  const markup = (error: string | undefined) =>
    renderToStaticMarkup(
      <UiTextsProvider texts={{ ruleOpen: 'open' } as UiTexts}>
        <TextField label="Password" value="" onChange={() => undefined} help={list} error={error} />
      </UiTextsProvider>,
    );
  expect(markup(undefined).split('<li').length - 1).toBe(2);
  const told = markup('A digit');
  expect([told.split('<li').length, told.split('A digit').length].map((parts) => parts - 1)).toEqual([1, 1]);
});
