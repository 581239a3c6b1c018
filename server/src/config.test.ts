import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './settings.ts';

const key = Buffer.alloc(32, 1).toString('base64');

test('OPS-05 without settings a development start listens only on this machine', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ mode: 'development', host: '127.0.0.1', port: 4000, trustedProxies: [] });
  expect(config.baseUrl.href).toBe('http://localhost:4000/');
});

const production = {
  MADANG_MODE: 'production',
  MADANG_KEYS: `k1:${key}`,
  MADANG_BASE_URL: 'https://suite.example',
  DATABASE_URL: 'postgres://database.example/madang?sslmode=verify-full',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'no-reply@suite.example',
  SMS_GATEWAY_URL: 'https://sms.example/send',
};

test.each(['MADANG_KEYS', 'SMTP_URL', 'MAIL_FROM', 'SMS_GATEWAY_URL', 'DATABASE_URL'])(
  'OTP-07 OPS-05 production does not start without %s',
  (name) => {
    expect(readConfig(production).mode).toBe('production');
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(`${name} is required in production`);
  },
);

test('OPS-05 production uses the embedded database only by its exact setting', () => {
  expect(readConfig({ ...production, DATABASE_URL: 'embedded' })).toMatchObject({ databaseUrl: undefined });
  const warnings: string[] = [];
  const { DATABASE_URL: address, ...others } = production;
  expect(() => readConfig({ ...others, DATABASE_ULR: address }, (text) => warnings.push(text))).toThrow(
    /^DATABASE_URL is required in production: .* the word embedded/,
  );
  expect(warnings).toEqual([expect.stringContaining('no setting DATABASE_ULR; did you mean DATABASE_URL?')]);
});

test('OPS-05 the base address has only a scheme, a host and a port', () => {
  for (const more of ['/suite', '/?a=1', '/#top']) {
    expect(() => readConfig({ MADANG_BASE_URL: `http://suite.example${more}` })).toThrow(
      /MADANG_BASE_URL must be a scheme/,
    );
  }
  expect(() => readConfig({ MADANG_BASE_URL: 'http://me:secret@suite.example' })).toThrow(/MADANG_BASE_URL/);
  expect(readConfig({ MADANG_BASE_URL: 'http://suite.example:8080/' }).baseUrl.origin).toBe(
    'http://suite.example:8080',
  );
});

test('OPS-05 production refuses plain http unless it is allowed', () => {
  const environment = { ...production, MADANG_BASE_URL: 'http://suite.example' };
  expect(() => readConfig(environment)).toThrow(/MADANG_BASE_URL must be https/);
  expect(readConfig({ ...environment, MADANG_ALLOW_HTTP: 'yes' }).mode).toBe('production');
  const gateway = { ...production, SMS_GATEWAY_URL: 'http://sms.example/send' };
  expect(() => readConfig(gateway)).toThrow(/SMS_GATEWAY_URL must be https/);
  expect(readConfig({ ...gateway, MADANG_ALLOW_HTTP: 'yes' }).mode).toBe('production');
});

test('OPS-05 a trust list that would let any caller choose an address is refused', () => {
  for (const wide of ['0.0.0.0/0', '::ffff:0:0/95', '10.0.0.0/4', 'everyone']) {
    expect(() => readConfig({ MADANG_TRUSTED_PROXIES: wide })).toThrow(/MADANG_TRUSTED_PROXIES/);
  }
  expect(readConfig({ MADANG_TRUSTED_PROXIES: '10.1.0.0/16, ::1' }).trustedProxies).toEqual(['10.1.0.0/16', '::1']);
});

test('OPS-08 a short operator token is refused in every mode, and its value is not shown', () => {
  const short = 'thirty-one-characters-0000-0000';
  for (const environment of [{}, production]) {
    expect(() => readConfig({ ...environment, MADANG_OPERATOR_TOKEN: short })).toThrow(
      /^MADANG_OPERATOR_TOKEN needs at least 32 characters\nMADANG_OPERATOR_TOKEN은\(는\) 32자 이상이어야 합니다\.$/,
    );
    expect(readConfig({ ...environment, MADANG_OPERATOR_TOKEN: `${short}0` }).operatorToken).toBe(`${short}0`);
  }
});

test('every invalid setting is reported at once, with a valid value', () => {
  try {
    readConfig({ MADANG_PORT: 'x', DATABASE_URL: 'mysql://localhost', MADANG_KEYS: 'k1:short', LOG_LEVEL: 'loud' });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    const text = error instanceof Error ? error.message : '';
    expect(text.split('\n')).toHaveLength(8);
    expect(text).toContain(
      'MADANG_PORT must be a whole number from 0 to 65535\nMADANG_PORT에는 0에서 65535 사이의 정수를',
    );
  }
});

test('OPS-05 a bucket for files is set with its keys, or not at all', () => {
  const bucket = {
    MADANG_FILES_URL: 'https://s3.example/madang/',
    MADANG_FILES_KEY: 'AKEXAMPLE',
    MADANG_FILES_SECRET: 'of-the-bucket',
  };
  expect(readConfig({}).filesPlace).toBeUndefined();
  expect(readConfig({ ...production, ...bucket }).filesPlace).toEqual({
    url: 'https://s3.example/madang',
    region: 'us-east-1',
    keyId: 'AKEXAMPLE',
    secret: 'of-the-bucket',
  });
  expect(readConfig({ ...bucket, MADANG_FILES_REGION: 'ap-northeast-2' }).filesPlace?.region).toBe('ap-northeast-2');
  expect(() => readConfig({ ...bucket, MADANG_FILES_SECRET: '' })).toThrow(/MADANG_FILES_SECRET is required/);
  expect(() => readConfig({ ...bucket, MADANG_FILES_URL: '' })).toThrow(/MADANG_FILES_KEY is of no use without/);
  for (const url of ['https://me:own@s3.example/madang', 'https://s3.example/a/b', 'https://s3.example/a?x=1']) {
    expect(() => readConfig({ ...bucket, MADANG_FILES_URL: url })).toThrow(
      /MADANG_FILES_URL must be the address of a bucket/,
    );
  }
  const plain = { ...production, ...bucket, MADANG_FILES_URL: 'http://s3.example/madang' };
  expect(() => readConfig(plain)).toThrow(/MADANG_FILES_URL must be https/);
  expect(readConfig({ ...plain, MADANG_ALLOW_HTTP: 'yes' }).filesPlace?.url).toBe('http://s3.example/madang');
});

test('OPS-05 REQ-03 a device for keys is set completely, or not at all', () => {
  const device = { MADANG_PKCS11_MODULE: '/usr/lib/p11.so', MADANG_PKCS11_TOKEN: 'suite', MADANG_PKCS11_PIN: '246810' };
  expect(readConfig({}).keyDevice).toBeUndefined();
  const given = readConfig({ ...device, SOFTHSM2_CONF: '/etc/p11.conf', DATABASE_URL: 'postgres://database.example' });
  expect(given.keyDevice).toEqual({
    library: '/usr/lib/p11.so',
    token: 'suite',
    key: 'madang',
    pin: '246810',
    environment: { SOFTHSM2_CONF: '/etc/p11.conf' },
  });
  for (const name of ['MADANG_PKCS11_TOKEN', 'MADANG_PKCS11_PIN']) {
    expect(() => readConfig({ ...device, [name]: '' })).toThrow(
      `${name} is required where MADANG_PKCS11_MODULE is set`,
    );
  }
  expect(() => readConfig({ ...device, MADANG_PKCS11_MODULE: '' })).toThrow(/of no use without MADANG_PKCS11_MODULE/);
});
