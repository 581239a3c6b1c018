import { expect, test } from 'vitest';
import { gallerySettings } from './gallery.ts';

test("OPS-05 the gallery works in its own folder with any settings, and leaves the product's port free", () => {
  const given = {
    PATH: '/bin',
    DATABASE_URL: 'postgres://suite.example/madang',
    MADANG_DATA: '/var/lib/madang',
    MADANG_DATA_FILE: '/run/data',
    MADANG_KEYS: 'k1:secret',
    MADANG_MODE: 'production',
    MADANG_BASE_URL: 'https://suite.example',
  };
  expect(gallerySettings(given, '/tmp/own')).toEqual({ PATH: '/bin', MADANG_DATA: '/tmp/own', MADANG_PORT: '4001' });
  expect(gallerySettings({ MADANG_PORT: '4005' }, '/tmp/own')['MADANG_PORT']).toBe('4005');
});
