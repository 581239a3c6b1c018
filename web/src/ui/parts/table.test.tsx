import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from './table.tsx';

test('a column of buttons has its title only for screen readers, and none beside the button on a phone', () => {
  const markup = renderToStaticMarkup(
    <Table
      caption="Terms"
      rows={['SVCR']}
      rowKey={(row) => row}
      line={(row) => row}
      columns={[
        { id: 'code', title: 'Code', cell: (row) => row },
        { id: 'open', title: 'Open it', isAction: true, cell: () => <button type="button">Open</button> },
      ]}
    />,
  );
  expect(markup).toContain('data-title="Code"');
  expect(markup).not.toContain('data-title="Open it"');
  expect(markup).toMatch(/<th[^>]*>Code<\/th>/);
  expect(markup).toMatch(/<th[^>]*><span class="[^"]*hidden[^"]*">Open it<\/span><\/th>/);
});

test('a list declares the second line of its rows on a phone', () => {
  const given = { caption: 'Terms', rows: ['SVCR'], rowKey: (row: string) => row, columns: [] };
  // @ts-expect-error -- without it a phone would show every cell under the other
  const withoutLine: ComponentProps<typeof Table<string>> = given;
  const withLine: ComponentProps<typeof Table<string>> = { ...given, line: (row) => row };
  expect(withLine).not.toEqual(withoutLine);
});
