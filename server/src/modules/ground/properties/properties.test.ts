import { expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { properties } from '@madang/contract/index.ts';
import { languages } from '@madang/contract/kernel/languages.ts';
import { property } from '@madang/contract/kernel/property.ts';
import { formOf, labelKeyOf } from '@madang/contract/ground/properties/forms.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { activationProperties } from '@madang/contract/joining/account-activations/limits.ts';
import type { PropertyRow } from '@madang/contract/ground/properties/routes.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import * as z from 'zod/mini';
import { inCompany } from '../../../kernel/db/database.ts';
import { undoIdOf } from '../../../testing/browser.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const operator = await operatorBrowser(app);
const visitor = app.browser();
const publicAddress = '/employee/empsearch/rest/v1/nosession/property';
const path = (key: string) => `/api/v1/operator/properties/${key}`;

async function publicValue(key: string): Promise<unknown> {
  return (await visitor.get(`${publicAddress}?key=${key}&noSessionPrc=Y`)).json()['value'];
}

test('SGN-09 the registration switch is read by its key: N is open, and the operator can close it at once', async () => {
  expect(await publicValue('register.closed')).toBe('N');
  expect((await visitor.get('/api/v1/platform')).json()).toMatchObject({ isRegistrationOpen: true });
  expect((await operator.put(path('register.closed'), { value: 'Y' })).status).toBe(200);
  expect(await publicValue('register.closed')).toBe('Y');
  expect((await visitor.get('/api/v1/platform')).json()).toMatchObject({ isRegistrationOpen: false });
  await operator.put(path('register.closed'), { value: 'N' });
  expect(await publicValue('register.closed')).toBe('N');
});

test('PRD-06 position and service domains are read by their keys', async () => {
  await app.setProperty(platformProperties.meetingDomain, 'https://meet.example');
  expect(await publicValue('global.position')).toBe('KR');
  expect(await publicValue('meeting.domain')).toBe('https://meet.example');
  expect(await publicValue('drive.domain')).toBe('');
});

test.each([
  '?key=contact.centre',
  '?key=otp.unknown',
  '?key=',
  '',
  '?key=drive.domain&key=meeting.domain',
  '?key=drive.domain&other=1',
])('SGN-09 other keys are not returned: %s', async (query) => {
  const answer = await visitor.get(publicAddress + query);
  expect(answer.status).toBe(400);
  expect(answer.error.errorCode).toBe('CO400');
});

test('OTP-03 pages read the number of digits of a code', async () => {
  expect((await visitor.get('/api/v1/platform')).json()).toMatchObject({ codeDigits: 6 });
  await app.setProperty(otpProperties.digits, 8);
  expect((await visitor.get('/api/v1/platform')).json()).toMatchObject({ codeDigits: 8 });
});

test('PWD-04 pages read the password rules of new companies', async () => {
  expect((await visitor.get('/api/v1/platform')).json()).toMatchObject({ passwordProfile: 'spec' });
  await app.setProperty(credentialProperties.passwordProfile, 'strict');
  expect((await visitor.get('/api/v1/platform')).json()).toMatchObject({ passwordProfile: 'strict' });
  await app.setProperty(credentialProperties.passwordProfile, 'spec');
});

test('ACC-04 pages read the days of an initial password', async () => {
  expect((await visitor.get('/api/v1/platform')).json()).toMatchObject({ initialPasswordDays: 7 });
  await app.setProperty(activationProperties.initialPasswordDays, 3);
  expect((await visitor.get('/api/v1/platform')).json()).toMatchObject({ initialPasswordDays: 3 });
});

test('PRD-05 PRD-06 an unset value is null, and a set value is returned', async () => {
  const before = (await visitor.get('/api/v1/platform')).json();
  expect(before).toMatchObject({ contactCentre: null, services: { mail: null, messengerDownload: null, drive: null } });
  await operator.put(path('contact.centre'), { value: '  1588-0000 (09:00-18:00) ' });
  await operator.put(path('service.mail'), { value: 'https://mail.example/' });
  const after = (await visitor.get('/api/v1/platform')).json();
  expect(after).toMatchObject({
    contactCentre: '1588-0000 (09:00-18:00)',
    services: { mail: 'https://mail.example/' },
  });
});

test('OPS-08 the operator sees every property with name, type, value and initial value', async () => {
  const { items } = (await operator.get('/api/v1/operator/properties')).json<{ items: PropertyRow[] }>();
  expect(items.map(({ key }) => key).toSorted()).toEqual(properties.map(({ key }) => key).toSorted());
  const byKey = Object.fromEntries(items.map((row) => [row.key, row]));
  expect(byKey['register.closed']).toMatchObject({ form: 'flag', initial: 'N' });
  expect(byKey['mail.hosted_domains']).toMatchObject({ form: 'list', value: [] });
  expect(byKey['policy.password_profile']).toMatchObject({ form: 'choice', options: ['spec', 'legacy', 'strict'] });
  expect(byKey['policy.name_scripts']).toMatchObject({ form: 'choice', options: ['byProfile', 'all'] });
  expect(byKey['login.wait_seconds']).toMatchObject({ form: 'numbers' });
  expect(byKey['flow.per_address_hour']).toMatchObject({ form: 'number', value: 120 });
  expect(byKey['global.position']).toMatchObject({ form: 'text', labelKey: 'properties.global_position' });
});

test('OPS-08 every property has a name in six languages', () => {
  const unnamed = properties.flatMap((each) =>
    languages
      .filter((language) => !app.kernel.translator.has(language, labelKeyOf(each)))
      .map((language) => `${language} ${each.key}`),
  );
  expect(unnamed).toEqual([]);
});

test('OPS-08 a text of Y or N is not treated as a flag', () => {
  expect(formOf(property('some.text', z.string(), 'N'))).toBe('text');
});

test.each([
  ['mail.free_domain', 'not a domain', 'PROPERTY_DOMAIN', 'value'],
  ['mail.hosted_domains', ['good.example', '-bad.example'], 'PROPERTY_DOMAIN', 'value.1'],
  ['service.mail', 'javascript:alert(1)', 'PROPERTY_ADDRESS', 'value'],
  ['meeting.domain', 'https://meet.example/"><script>', 'PROPERTY_ADDRESS', 'value'],
  ['drive.domain', 'https://someone:secret@drive.example', 'PROPERTY_ADDRESS', 'value'],
  ['meeting.domain', 'https://someone@meet.example/room', 'PROPERTY_ADDRESS', 'value'],
  ['service.mail', 'https://:secret@mail.example', 'PROPERTY_ADDRESS', 'value'],
  ['service.messenger_download', 'http://a:b@get.example/x?y=1', 'PROPERTY_ADDRESS', 'value'],
  ['global.position', 'Korea', 'PROPERTY_COUNTRY', 'value'],
  ['global.position', 'XX', 'PROPERTY_COUNTRY', 'value'],
  ['contact.centre', 'x'.repeat(201), 'MB_M_MAX_LENGTH', 'value'],
  ['register.closed', 'maybe', 'CO400', 'value'],
  ['flow.per_address_hour', 0, 'PROPERTY_RANGE', 'value'],
  ['flow.per_address_hour', 'many', 'PROPERTY_RANGE', 'value'],
  ['login.wait_seconds', [60, 0.5], 'PROPERTY_RANGE', 'value.1'],
  ['login.wait_seconds', [], 'MB_M_REQUIRED', 'value'],
  ['otp.digits', 9, 'PROPERTY_RANGE', 'value'],
  ['otp.valid_seconds', 130, 'PROPERTY_MULTIPLE', 'value'],
  ['contact.centre', undefined, 'MB_M_REQUIRED', 'value'],
] as const)('OPS-08 %s refuses %j with %s', async (key, value, code, field) => {
  const answer = await operator.put(path(key), { value });
  expect(answer.status).toBe(400);
  expect(answer.error).toMatchObject({ errorCode: code, fields: [{ path: field, code }] });
});

test('OPS-08 an address with a password from an earlier release is hidden', async () => {
  await app.setProperty(platformProperties.driveDomain, 'https://someone:secret@drive.example');
  expect((await visitor.get('/api/v1/platform')).json()).toMatchObject({ services: { drive: null } });
  expect(await publicValue('drive.domain')).toBe('');
});

test('OPS-08 a number out of range is refused with the range', async () => {
  const answer = await operator.put(path('otp.tries'), { value: 11 });
  expect(answer.error.fields).toMatchObject([{ code: 'PROPERTY_RANGE', params: { 0: 3, 1: 10 } }]);
  expect(answer.error.fields[0]?.message).toMatch(/3.*10/);
});

test('OPS-08 a domain is stored in lower case', async () => {
  const answer = await operator.put(path('mail.free_domain'), { value: ' Mail.Madang.Example ' });
  expect(answer.json()).toMatchObject({ value: 'mail.madang.example', form: 'text' });
});

test('OPS-08 a property that does not exist is not found', async () => {
  expect((await operator.put(path('no.such'), { value: 'x' })).error.errorCode).toBe('CO404');
});

test('MEM-07 a change is in the audit log of the platform, and a refused one is not', async () => {
  await operator.put(path('global.position'), { value: 'JP' });
  await operator.put(path('global.position'), { value: 'Japan' });
  const rows = await inCompany(app.kernel.db, platformCompany, (tx) =>
    tx.selectFrom('audit_log').selectAll().where('target_id', '=', 'global.position').execute(),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    operation: 'change-property',
    actor_kind: 'person',
    actor_id: operator.personId,
    target_kind: 'property',
    fields: ['value'],
  });
});

test('MEM-07 only an operator reads or changes the list', async () => {
  expect((await visitor.get('/api/v1/operator/properties')).error.errorCode).toBe('AC100');
  expect((await visitor.put(path('register.closed'), { value: 'Y' })).error.errorCode).toBe('AC100');
  const former = await operatorBrowser(app);
  await inCompany(app.kernel.db, platformCompany, (tx) =>
    tx.updateTable('memberships').set({ role: 'manager' }).where('person_id', '=', former.personId).execute(),
  );
  expect((await former.get('/api/v1/operator/properties')).error.errorCode).toBe('CO401');
  expect((await former.put(path('register.closed'), { value: 'Y' })).error.errorCode).toBe('CO401');
  expect(await publicValue('register.closed')).toBe('N');
});

test('OPS-09 a change can be undone until another change follows', async () => {
  const key = 'login.tries_per_wait';
  const valueNow = async () => {
    const { items } = (await operator.get('/api/v1/operator/properties')).json<{ items: PropertyRow[] }>();
    return items.find((row) => row.key === key)?.value;
  };
  const first = await operator.put(path(key), { value: 7 });
  expect(undoIdOf(first)).toBeDefined();
  const reset = await operator.put(path(key), { value: 5, expected: 7 });
  expect((await operator.post(`/api/v1/undo/${undoIdOf(reset)}`)).status).toBe(200);
  expect(await valueNow()).toBe(7);
  expect((await operator.put(path(key), { value: 9, expected: 5 })).error.errorCode).toBe('EDIT_CONFLICT');
  expect((await operator.put(path(key), { value: 8 })).status).toBe(200);
  expect((await operator.post(`/api/v1/undo/${undoIdOf(first)}`)).error.errorCode).toBe('EDIT_CONFLICT');
  expect(await valueNow()).toBe(8);
  await operator.put(path(key), { value: 5 });
});
