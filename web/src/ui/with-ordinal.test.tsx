import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withOrdinal } from './with-ordinal.ts';
import { SectionTextsProvider, type SectionTexts } from './sections/section-texts.tsx';
import { SortableList } from './sections/sortable-list.tsx';
import { DataTable } from './sections/data-table.tsx';

const menus = [
  { key: 'a', name: 'Rules' },
  { key: 'b', name: 'News' },
  { key: 'c', name: 'Rules' },
];
const keyOf = ({ key }: { readonly key: string }) => key;
const nameOf = ({ name }: { readonly name: string }) => name;
const texts = {
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  selectRow: (name: string) => `Select ${name}`,
} as SectionTexts;

test('ACS-03 two entries of one name have their number, and any other its name alone', () => {
  expect(menus.map(withOrdinal(menus, nameOf))).toEqual(['Rules (1)', 'News', 'Rules (2)']);
});

test('ACS-03 no two buttons or boxes of a list or table have the same accessible name', () => {
  const markup = renderToStaticMarkup(
    <SectionTextsProvider texts={texts}>
      <SortableList label="Menus" items={menus} keyOf={keyOf} nameOf={nameOf} onOrder={() => undefined}>
        {({ name }) => name}
      </SortableList>
      <DataTable
        caption="Menus"
        rows={menus}
        rowKey={keyOf}
        rowName={nameOf}
        line={keyOf}
        selection={{ keys: new Set(), onChange: () => undefined }}
        columns={[{ id: 'name', title: 'Name', isHeader: true, cell: nameOf }]}
      />
    </SectionTextsProvider>,
  );
  const heard = Array.from(markup.matchAll(/aria-label="((?:Move|Select) [^"]*)"/g), ([, label]) => label);
  expect(heard).toHaveLength(9);
  expect(new Set(heard).size).toBe(9);
});
