import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type UiTexts, UiTextsProvider } from '../ui-texts.tsx';
import { FormActions } from './form-actions.tsx';

function labels(submit: string | undefined): (string | undefined)[] {
  const markup = renderToStaticMarkup(
    <UiTextsProvider texts={{ cancel: 'Cancel' } as UiTexts}>
      <FormActions submit={submit} onCancel={() => undefined}>
        <button type="button">Delete</button>
      </FormActions>
    </UiTextsProvider>,
  );
  return Array.from(markup.matchAll(/<button[^>]*>(?:<span>)?([^<]*)/g), ([, label]) => label);
}

test('ACS-03 the foot of a panel or popup has what stands apart, the way out, and its act last', () => {
  expect(labels('Save')).toEqual(['Delete', 'Cancel', 'Save']);
  expect(labels(undefined)).toEqual(['Delete', 'Cancel']);
});
