import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NumberField } from './number-field.tsx';

function markup(value: number | undefined, error?: string): string {
  return renderToStaticMarkup(
    <NumberField label="Kept" min={1} max={99} unit="days" {...{ value, error }} onChange={() => undefined} />,
  );
}

test('ACS-03 a number field shows its limits, its number with the unit, and its error', () => {
  const shown = markup(7, 'From 1 to 99.');
  for (const part of ['role="spinbutton"', 'aria-valuemin="1"', 'aria-valuemax="99"', 'aria-valuenow="7"']) {
    expect(shown).toContain(part);
  }
  expect(shown).toContain('aria-valuetext="7 days"');
  expect(shown).toContain('inputMode="numeric"');
  expect(shown).toContain('aria-invalid="true"');
  expect(shown).toContain('From 1 to 99.');
});

test('ACS-03 an empty number field has no number', () => {
  expect(markup(undefined)).toContain('value=""');
  expect(markup(undefined)).not.toContain('aria-valuenow');
  expect(markup(undefined)).not.toContain('aria-valuetext');
});
