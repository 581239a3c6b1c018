import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Table } from './table.tsx';

test('a column of buttons has its title for screen readers alone, and none beside the button on a phone', () => {
  const markup = renderToStaticMarkup(
    <Table
      caption="Terms"
      rows={['SVCR']}
      rowKey={(row) => row}
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
