import { type ComponentType, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type UiTexts, UiTextsProvider } from '../ui-texts.tsx';
import { FormActions } from './form-actions.tsx';
import { NotRepeated, Repeated } from '../repeated/repeated.tsx';

const texts = { cancel: 'Cancel', andAnother: 'Save and add another' } as UiTexts;

function labels(submit: string | undefined, Around: ComponentType<{ readonly children: ReactNode }> = Fragment) {
  const markup = renderToStaticMarkup(
    <UiTextsProvider texts={texts}>
      <Around>
        <FormActions submit={submit} onCancel={() => undefined}>
          <button type="button">Delete</button>
        </FormActions>
      </Around>
    </UiTextsProvider>,
  );
  return Array.from(markup.matchAll(/<button[^>]*>(?:<span>)?([^<]*)/g), ([, label]) => label);
}

test('ACS-03 the footer of a panel or popup has separate actions, the cancel button, and its main action last', () => {
  expect(labels('Save')).toEqual(['Delete', 'Cancel', 'Save']);
  expect(labels(undefined)).toEqual(['Delete', 'Cancel']);
});

test('ACS-03 a form that adds several entries offers another one separately, and its popups do not', () => {
  expect(labels('Save', Repeated)).toEqual(['Delete', 'Save and add another', 'Cancel', 'Save']);
  expect(labels(undefined, Repeated)).toEqual(['Delete', 'Cancel']);
  const Over = ({ children }: { readonly children: ReactNode }) => (
    <Repeated>
      <NotRepeated>{children}</NotRepeated>
    </Repeated>
  );
  expect(labels('Save', Over)).toEqual(['Delete', 'Cancel', 'Save']);
});
