import { windowTargets } from '@madang/contract/workplace/menus/rules.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type UiTexts, UiTextsProvider } from '../../../../ui/ui-texts.tsx';
import { OutsideLink } from './outside-link.tsx';

test.each(windowTargets)(
  'POR-04 a menu of target %s keeps the page open, also if it leads to a board',
  (windowTarget) => {
    const markup = renderToStaticMarkup(
      <UiTextsProvider texts={{ newWindow: 'new window' } as UiTexts}>
        <OutsideLink link={{ url: '/portalapp/boards/3', windowTarget }} title="Notices" />
      </UiTextsProvider>,
    );
    expect(markup).toContain('href="/portalapp/boards/3" target="_blank" rel="noopener"');
    expect(markup).toContain('(new window)');
  },
);
