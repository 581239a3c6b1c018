import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { startLanguage } from '../i18n.ts';
import { readLateTexts, setLateTexts } from './late-texts.ts';
import { textsOf } from '../use-texts.ts';

const file = (catalogue: object) => ({ '/some/messages/en.ts': async () => ({ catalogue }) });
const useEarly = textsOf<{ title: string }>('early');
const useLate = textsOf<{ title: string; text: string }>('late');

function Early() {
  return <i>{useEarly()('title')}</i>;
}

function Late() {
  return <b>{useLate()('text')}</b>;
}

const draw = () =>
  renderToString(
    <>
      <Early />
      <Suspense fallback="waits">
        <Late />
      </Suspense>
    </>,
  );

afterEach(() => setLateTexts(undefined));

test('PRD-01 a part whose texts come after the first picture waits for them, and others do not', async () => {
  await startLanguage(file({ early: { title: 'Now' }, '@titles': { late: { title: 'Name' } } }), 'en');
  setLateTexts(file({ late: { title: 'Name', text: 'Later' } }));
  const first = draw();
  expect(first).toContain('Now');
  expect(first).toContain('waits');
  await readLateTexts();
  expect(draw()).toContain('<b>Later</b>');
});
