import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readyText } from './ready-text.ts';

const config = readConfig({ MADANG_BASE_URL: 'https://suite.example', MADANG_DATA: '/srv/data' });
const demo = {
  companyName: 'Haneul',
  administratorId: 'admin@haneul.example',
  employeeId: 'kim@haneul.example',
  recoveryMail: 'admin@outside.example',
  password: undefined,
};

test('OPS-05 a start prints all addresses in one column', () => {
  expect(readyText(config, undefined, undefined)).toBe(`
  Madang is ready at https://suite.example/

  Sign a company up:   https://suite.example/signup
  Operator's page:     https://suite.example/operator
  Mail and SMS sent:   https://suite.example/outbox
  Data:                /srv/data (embedded PostgreSQL, for evaluation; set DATABASE_URL for production)
  Stop:                Ctrl+C
`);
});

test("OPS-05 until an operator exists the set-up and its token replace the operator's page", () => {
  const printed = readyText(config, { token: 'a-token' }, undefined);
  expect(printed).toContain(
    '  Set the operator up: https://suite.example/operator/setup\n  Its token (1 hour):  a-token\n',
  );
  const configured = readyText(config, { token: undefined }, undefined);
  expect(configured).toContain('  Its token:           MADANG_OPERATOR_TOKEN\n');
  for (const text of [printed, configured]) expect(text).not.toContain("Operator's page");
});

test('OPS-07 the password of the demo is shown at its first start, and later the way to get a new one', () => {
  const made = readyText(config, undefined, { ...demo, password: 'new-one' });
  expect(made).toContain('  Password of both:    new-one (told only this once)\n');
  const later = readyText(config, undefined, demo);
  expect(later).toContain(
    '  Password of both:    told when the company was made; the administrator gets a new one at\n' +
      '                       https://suite.example/loginapp/password/forgot by mail to admin@outside.example\n',
  );
});

test('OPS-05 without an outbox and an embedded database neither is shown', () => {
  const production = readConfig({ SMTP_URL: 'smtp://mail.example', DATABASE_URL: 'postgres://suite.example/madang' });
  expect(readyText(production, undefined, undefined)).not.toMatch(/outbox|Data:/);
});
