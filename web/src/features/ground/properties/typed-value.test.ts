import { properties } from '@madang/contract/index.ts';
import { formOf } from '@madang/contract/ground/properties/forms.ts';
import { expect, test } from 'vitest';
import { checkValues } from '../../../kernel/forms/form-checks.ts';
import { schemaOf, writtenValue } from './typed-value.ts';

function propertyOf(key: string) {
  const property = properties.find((each) => each.key === key);
  if (!property) throw new Error(`there is no ${key}`);
  return property;
}

function typed(key: string, value: string) {
  return checkValues(schemaOf(propertyOf(key)), { value });
}

test('OPS-08 every property is displayed in a form that can be saved again', () => {
  for (const property of properties) {
    const value = writtenValue(formOf(property), property.initial);
    expect(checkValues(schemaOf(property), { value }), property.key).toEqual({
      output: { value: property.initial },
      issues: [],
    });
  }
});

test('OPS-08 lists are entered one per line, numbers with commas', () => {
  expect(typed('mail.hosted_domains', 'One.example\n two.example \n').output).toEqual({
    value: ['one.example', 'two.example'],
  });
  expect(typed('login.wait_seconds', '60, 300').output).toEqual({ value: [60, 300] });
});

test.each([
  ['mail.hosted_domains', 'good.example\nnowhere', 'value.1', 'PROPERTY_DOMAIN'],
  ['service.mail', 'mail.example', 'value', 'PROPERTY_ADDRESS'],
  ['drive.domain', 'https://someone:secret@drive.example', 'value', 'PROPERTY_ADDRESS'],
  ['drive.domain', 'https://someone@drive.example', 'value', 'PROPERTY_ADDRESS'],
  ['flow.per_address_hour', '', 'value', 'MB_M_REQUIRED'],
  ['flow.per_address_hour', 'many', 'value', 'PROPERTY_RANGE'],
  ['flow.per_address_hour', '0', 'value', 'PROPERTY_RANGE'],
])('OPS-08 %s refuses %j', (key, value, path, code) => {
  expect(typed(key, value).issues).toMatchObject([{ path, code }]);
});
